// Inserts small faults into pure rules, one at a time, and lists the faults that no test notices. It changes a copy of
// the repository.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createVitest, type Vitest } from 'vitest/node';
import { applyMutant, type Mutant, mutantsOf } from './lib/mutants.ts';
import { root } from './lib/run.ts';

const defaultFolders = [
  'features/cart',
  'features/payments',
  'features/purchases',
  'features/documents/model',
  'features/documents/batch',
  'platform/chile',
];

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '400' },
    // Number of the first mutant to run, for continuing an interrupted run.
    first: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const folders = (positionals.length > 0 ? positionals : defaultFolders).map((name) => `src/${name}`);

function filesIn(folder: string, pattern: RegExp): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name));
}

/** True if a file contains rules: it has no React and is neither a store nor a worker. */
const containsRules = (file: string) =>
  /\.ts$/.test(file) && !/(?:-store|\.worker|\/use-[^/]*)\.ts$/.test(file);

type FileMutant = { readonly file: string; readonly mutant: Mutant };

/** The choice depends only on the seed. */
function chooseMutants(files: readonly string[]): readonly FileMutant[] {
  const mutants = files.flatMap((file) =>
    mutantsOf(file, readFileSync(join(root, file), 'utf8')).map((mutant) => ({ file, mutant })),
  );
  const rank = ({ file, mutant }: FileMutant) =>
    createHash('sha1').update(`${values.seed} ${file} ${mutant.start} ${mutant.replacement}`).digest('hex');
  return mutants.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, Number(values.count));
}

function importGraph(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const importsOf = (file: string) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(
      ([, path = '']) => join(dirname(file), path),
    );
  return new Map(files.map((file) => [file, importsOf(file)]));
}

/** Maximum number of test files to run. More distant ones test other rules. */
const maxTests = 25;

/** Returns the tests nearest to a file in the import graph, each with its distance. */
function testsOf(file: string, graph: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, number> {
  const distances = new Map([[file, 0]]);
  for (const [currentFile, distance] of distances)
    for (const [importer, importedFiles] of graph)
      if (importedFiles.includes(currentFile) && !distances.has(importer))
        distances.set(importer, distance + 1);
  const tests = [...distances].filter(([name]) => /(?<!\.long)\.test\.tsx?$/.test(name));
  return new Map(tests.slice(0, maxTests));
}

/** Returns the first test file that fails; null if all pass. */
async function failureIn(vitest: Vitest, dir: string, tests: readonly string[]): Promise<string | null> {
  if (tests.length === 0) return null;
  const { state } = vitest;
  // Clear the results, because Vitest counts failures of earlier runs towards `bail`.
  state.filesMap.clear();
  state.idMap.clear();
  const specifications = tests.map((file) =>
    vitest.getProjectByName('unit').createSpecification(join(dir, file)),
  );
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false);
  const failedModule = testModules.find((module) => module.state() === 'failed');
  return failedModule?.relativeModuleId ?? (unhandledErrors.length > 0 ? 'an unhandled error' : null);
}

const copyDir = mkdtempSync(join(tmpdir(), 'mutants-'));
rmSync(copyDir, { recursive: true });
execFileSync('git', ['worktree', 'add', '--detach', copyDir, 'HEAD'], { cwd: root, stdio: 'ignore' });
symlinkSync(join(root, 'node_modules'), join(copyDir, 'node_modules'));
process.chdir(copyDir);
const vitest = await createVitest('test', { root: copyDir, watch: false, bail: 1, reporters: [{}] });
try {
  const graph = importGraph([...filesIn('src', /\.tsx?$/), ...filesIn('tests', /\.tsx?$/)]);
  const survivors: string[] = [];
  // Check that tests pass without a mutant, or they would seem to notice every mutant.
  const controlFailure = await failureIn(vitest, copyDir, filesIn('tests/features/cart', /\.test\.ts$/));
  if (controlFailure !== null) throw new Error(`${controlFailure} fails without a mutant`);
  const mutants = chooseMutants(folders.flatMap((folder) => filesIn(folder, /\.ts$/)).filter(containsRules));
  for (const [index, { file, mutant }] of mutants.entries()) {
    if (index + 1 < Number(values.first)) continue;
    const path = join(copyDir, file);
    const text = readFileSync(path, 'utf8');
    const line = text.slice(0, mutant.start).split('\n').length;
    const fault = `${file}:${line} «${text.slice(mutant.start, mutant.end)}» → «${mutant.replacement}»`;
    const tests = testsOf(file, graph);
    writeFileSync(path, applyMutant(text, mutant));
    vitest.invalidateFile(path);
    let failedTest: string | null = null;
    // Run the nearest tests first, because they notice most faults.
    for (const distance of [...new Set(tests.values())]) {
      const nearestTests = [...tests]
        .filter(([, testDistance]) => testDistance === distance)
        .map(([name]) => name);
      failedTest ??= await failureIn(vitest, copyDir, nearestTests);
    }
    writeFileSync(path, text);
    vitest.invalidateFile(path);
    if (failedTest === null) survivors.push(fault);
    console.log(`${index + 1}/${mutants.length} ${fault}: ${failedTest ?? 'SURVIVED'}`);
  }
  console.log(
    `\n${mutants.length - survivors.length} of ${mutants.length} noticed. Survivors:\n${survivors.join('\n')}`,
  );
} finally {
  await vitest.close();
  process.chdir(root);
  execFileSync('git', ['worktree', 'remove', '--force', copyDir], { cwd: root, stdio: 'ignore' });
}
