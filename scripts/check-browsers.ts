// Which newer browser functions the built files name, against those that are known to be covered. Our own sources are
// read too: in the built files our use of a function cannot be distinguished from that of a package with its own way around it.
// TypeScript's `lib` holds the language in our own code, and the journeys of the project `piso` hold what no reading of
// names can tell (a method of an iterator that arrays have too).
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { coveredByPackages, coveredByUs } from './lib/covered-functions.ts';
import { newerFunctions, uncovered } from './lib/named-functions.ts';
import { readCompatibility } from './lib/newer-functions.ts';
import { root } from './lib/run.ts';

/** @throws {Error} when there is none: a check of nothing would pass */
function readScripts(dir: string, kind: RegExp): Readonly<Record<string, string>> {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => kind.test(name));
  if (names.length === 0) throw new Error(`No script in ${dir}`);
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(dir, name), 'utf8')]));
}

const known = readCompatibility();
const sources = readScripts(join(root, 'src'), /\.tsx?$/);
const built = readScripts(resolve(process.argv[2] ?? 'dist'), /\.js$/);
const covered = { ...coveredByUs, ...coveredByPackages };
// Of a member only the name is known, which in our sources may be that of an import's: `v.union`.
const named = new Map([...newerFunctions(sources, known)].filter(([name]) => !name.startsWith('.')));
const wrong = [...uncovered(named, coveredByUs), ...uncovered(newerFunctions(built, known), covered)];
console.log(
  wrong.length === 0
    ? `${Object.keys(built).length} scripts name no newer function but ${Object.keys(covered).length} that are covered`
    : `${wrong.join('\n')}\nWhat holds without it goes into scripts/lib/covered-functions.ts.`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;
