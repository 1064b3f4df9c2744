import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const tests = readdirSync(join(import.meta.dirname, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => join('tests', name));

/** With a page, by the comment that gives a file its environment; or with the payment service, which is left alone
 * for a while after it has answered with 429, whoever asks. */
const isIsolated = (file: string) =>
  /^tests.features.(?:payments|purchases)\b/.test(file) ||
  readFileSync(join(import.meta.dirname, file), 'utf8').includes('// @vitest-environment happy-dom');

/** Waits for another program half a minute: started last, it would run alone at the end. */
const longest = 'word/generate.test.ts';

/** Vitest starts what took longest the last time; on a new checkout it knows of no last time. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(longest);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  // As in a built file.
  define: { __DEVELOPMENT_SERVER__: false },
  test: {
    // `npm test` counts from the second.
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    // A thread starts in a third of a process's time. By default one core is left idle: on two, half of them.
    pool: 'threads',
    maxWorkers: '100%',
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Stores, the address and the document would pass from one file to the next.
      { extends: true, test: { name: 'isolated', include: tests.filter(isIsolated) } },
      // Loading the modules anew for each file takes longer than the rules that they hold.
      {
        extends: true,
        test: { name: 'shared', include: tests.filter((file) => !isIsolated(file)), isolate: false },
      },
    ],
  },
});
