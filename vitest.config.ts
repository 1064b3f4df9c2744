import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { configuresSite } from './scripts/lib/hidden-configuration.ts';
import { accent } from './src/ui/accent.ts';

function isInDom({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment dom\n');
}

/** Files in an order of their own for each seed. */
function shuffled(files: readonly TestSpecification[], seed: number): TestSpecification[] {
  const place = ({ moduleId }: TestSpecification) =>
    createHash('sha1').update(`${seed} ${moduleId}`).digest('hex');
  return files.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
}

/**
 * A worker takes another file only while the next has the same environment, so that those with a DOM come last.
 * `--sequence.seed=1` shuffles the files otherwise, to find what one leaves behind for the next.
 */
class DomLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const sorted = seed === undefined ? await super.sort(files) : shuffled(files, seed);
    return [...sorted.filter((file) => !isInDom(file)), ...sorted.filter(isInDom)];
  }
}

const longTests = 'tests/**/*.long.test.ts';

// The tests have their own configuration, whatever the shell and .env say.
for (const name of Object.keys(process.env)) if (configuresSite(name)) delete process.env[name];

export default defineConfig({
  envDir: false,
  // As in a built file.
  define: { __DEVELOPMENT_SERVER__: false, __ACCENT__: JSON.stringify(accent) },
  resolve: { alias: { 'vitest-environment-dom': `${import.meta.dirname}/tests/dom-environment.ts` } },
  test: {
    // A thread starts in a third of a process's time. By default one core is left idle: on two, half of them.
    pool: 'threads',
    maxWorkers: '100%',
    // Workers load the packages once for all their files; setup.ts gives each file what else it needs for itself.
    isolate: false,
    sequence: { sequencer: DomLast },
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: [longTests] } },
      // Builds, servers and office programs, which `.ci/run` tests too: `npm run test:unit:long`.
      { extends: true, test: { name: 'long', include: [longTests] } },
    ],
    setupFiles: ['tests/setup.ts'],
    // For a machine that is busy with other things: waiting is for conditions, so they cost nothing when all is well.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
