import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { configuresSite } from './scripts/lib/hidden-configuration.ts';
import { accent } from './src/ui/accent.ts';

function isInDom({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment dom\n');
}

/** Sorts the files in an order that depends only on the seed. */
function shuffle(files: readonly TestSpecification[], seed: number): TestSpecification[] {
  const rank = ({ moduleId }: TestSpecification) =>
    createHash('sha1').update(`${seed} ${moduleId}`).digest('hex');
  return files.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/**
 * Runs the files that need a DOM together, after all others, because a worker runs only files of one environment.
 * `--sequence.seed=1` also shuffles the files, to find state that one file leaves behind for the next.
 */
class DomLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const sorted = seed === undefined ? await super.sort(files) : shuffle(files, seed);
    return [...sorted.filter((file) => !isInDom(file)), ...sorted.filter(isInDom)];
  }
}

const longTests = 'tests/**/*.long.test.ts';

// Ignore the configuration in the shell, because the tests have their own.
for (const name of Object.keys(process.env)) if (configuresSite(name)) delete process.env[name];

export default defineConfig({
  envDir: false,
  // Define the same constants as a build.
  define: { __DEVELOPMENT_SERVER__: false, __ACCENT__: JSON.stringify(accent) },
  resolve: { alias: { 'vitest-environment-dom': `${import.meta.dirname}/tests/dom-environment.ts` } },
  test: {
    // Use threads, which start three times as fast as processes. Use every core, because by default Vitest leaves one
    // idle, which is half of a small machine.
    pool: 'threads',
    maxWorkers: '100%',
    // Let each worker load the packages once for all its test files. tests/setup.ts loads the repository's own modules
    // anew for each file.
    isolate: false,
    sequence: { sequencer: DomLast },
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: [longTests] } },
      // Tests that use builds, servers or office programs: `npm run test:unit:long`. `.ci/run` runs them, too.
      { extends: true, test: { name: 'long', include: [longTests] } },
    ],
    setupFiles: ['tests/setup.ts'],
    // Allow for a busy machine. Tests wait for conditions, so long limits cost nothing if all is well.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
