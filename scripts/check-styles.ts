// Whether the built style sheets have utilities that no class list names: Tailwind finds its candidates as words, in
// comments and texts too.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { classNames, utilities } from './lib/class-names.ts';
import { root } from './lib/run.ts';

function read(folder: string, kind: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

const named = new Set(read(join(root, 'src'), /\.tsx$/).flatMap((source) => [...classNames(source)]));
const emitted = read(resolve(process.argv[2] ?? 'dist', 'assets'), /\.css$/).flatMap((css) => [
  ...utilities(css),
]);
if (emitted.length === 0) throw new Error('No utility in the built style sheets');
const unused = emitted.filter((name) => !named.has(name));
console.log(
  unused.length === 0
    ? `${emitted.length} utilities, each in a class list`
    : `${unused.join(' ')}\nNo class list names these: word the text otherwise, or leave them out in main.css by @source not inline().`,
);
process.exitCode = unused.length === 0 ? 0 : 1;
