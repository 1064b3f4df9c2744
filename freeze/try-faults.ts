// Which test notices each of the faults first: `tsx freeze/try-faults.ts --in copy [--write] [--again] [--types]
// [--minutes 30]`; --types asks the compiler alone.
// The copy's files are changed and put back; its code may have moved: a fault whose lines are gone is skipped.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Fault } from './make-faults.ts';

const { values: options } = parseArgs({
  options: {
    in: { type: 'string' },
    write: { type: 'boolean' },
    again: { type: 'boolean' },
    types: { type: 'boolean' },
    minutes: { type: 'string', default: '600' },
  },
});
if (!options.in) throw new Error('--in names a copy of the checkout, whose files are changed');
const copy = resolve(options.in);
const list = new URL('faults.json', import.meta.url);
const faults: readonly Fault[] = JSON.parse(readFileSync(list, 'utf8'));
const end = Date.now() + Number(options.minutes) * 60_000;
const run = (command: string, ...args: readonly string[]) =>
  spawnSync(command, args, { cwd: copy, encoding: 'utf8', timeout: 600_000, env: { ...process.env, CI: '' } });

/** undefined: not tried to the end. */
function noticedBy(file: string): string | null | undefined {
  if (run('npx', 'tsc', '--noEmit').status !== 0) return 'types';
  if (options.types) return undefined;
  const results = join(copy, 'freeze-results.json');
  rmSync(results, { force: true });
  run('npx', 'vitest', 'related', '--run', '--bail', '1', '--reporter', 'json', '--outputFile', results, file);
  if (!existsSync(results)) return undefined;
  const { testResults } = JSON.parse(readFileSync(results, 'utf8'));
  rmSync(results, { force: true });
  for (const { name, status, assertionResults } of testResults) {
    const failed = assertionResults.find((each: { readonly status: string }) => each.status === 'failed');
    const where = String(name).slice(copy.length + 1);
    if (failed) return `${where}: ${failed.fullName}`;
    if (status === 'failed') return where;
  }
  return null;
}

for (const [place, fault] of faults.entries()) {
  if (Date.now() > end) break;
  if (fault.noticedBy !== undefined && !options.again) continue;
  const path = join(copy, fault.file);
  const code = existsSync(path) ? readFileSync(path, 'utf8') : '';
  // Where it was, else the one place that has those lines.
  const above = code.split('\n').slice(0, fault.line - 1).join('\n').length + 1;
  const at = code.startsWith(fault.before, above) ? above : code.indexOf(fault.before);
  if (at < 0 || (at !== above && code.split(fault.before).length !== 2)) {
    console.log(place, 'gone', fault.file);
    continue;
  }
  writeFileSync(path, code.slice(0, at) + fault.after + code.slice(at + fault.before.length));
  let found: string | null | undefined;
  try {
    found = noticedBy(fault.file);
  } finally {
    writeFileSync(path, code);
  }
  if (options.write && found !== undefined) {
    fault.noticedBy = found;
    writeFileSync(list, `${JSON.stringify(faults, null, 1)}\n`);
  }
  console.log(place, found === null ? 'NOT NOTICED' : (found ?? 'not told'), fault.file, fault.line, fault.operator);
}
