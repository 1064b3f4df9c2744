// Runs the unit tests and starts the site on the versions of Node in tests/node. Arguments choose versions: `npm run
// test:node -- 20 26`, or `npm run test:node -- newest`.
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { emptyVariables } from './lib/hidden-configuration.ts';
import { arePackagesInstalled } from './lib/prepare.js';
import { npmCommand, root, runInForeground, startProgram } from './lib/run.ts';

const folder = join(root, 'tests/node');

/** Returns the package names of the chosen versions, such as node-20. */
function findPackages(versions: readonly string[]): readonly string[] {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const packages = Object.keys(dependencies);
  if (versions.length === 0) return packages;
  return versions.map((version) => {
    const name = version === 'newest' ? packages.at(-1) : packages.find((name) => name === `node-${version}`);
    if (!name) throw new Error(`No version ${version}: there are ${packages.join(', ')}`);
    return name;
  });
}

async function install(): Promise<void> {
  if (arePackagesInstalled('tests/node/')) return;
  if (await runInForeground(npmCommand('ci', '--prefix', folder))) return;
  throw new Error('npm could not install the versions of Node: it needs its registry, and Linux on x64.');
}

/** Checks that the site starts, answers and stops without a warning from Node. */
async function startSite(env: NodeJS.ProcessEnv): Promise<void> {
  const site = startProgram(['node', 'scripts/start.js', '--port', '0'], { cwd: root, env });
  const [, url = ''] = await site.waitFor(/El sitio está en {2}(http\S+)/);
  const { status } = await fetch(url, { headers: { connection: 'close' } });
  await site.stop();
  const hasWarning = /^\(node:\d+\) /m.test(site.output());
  if (status !== 200 || (await site.exitCode) !== 0 || hasWarning) {
    throw new Error(`The site answered ${status} and printed:\n${site.output()}`);
  }
  console.log('✓ The site starts, answers and stops.');
}

async function testWith(name: string): Promise<void> {
  console.log(`\n── ${name}`);
  const path = [join(folder, 'node_modules', name, 'bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, ...emptyVariables(), PATH: path };
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  if (!(await runInForeground(['node', vitest, 'run', '--project', 'unit', '--reporter=dot'], { env }))) {
    throw new Error(`The unit tests fail on ${name}.`);
  }
  await startSite(env);
}

try {
  const names = findPackages(process.argv.slice(2));
  await install();
  for (const name of names) await testWith(name);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
