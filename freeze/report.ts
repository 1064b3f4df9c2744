import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';

/** Writes what was found to that file of this folder, or says what of it differs and ends with 1. */
export function report(
  name: string,
  found: Readonly<Record<string, unknown>>,
  write = false,
  /** Whether what was not looked for is left out. */
  some = false,
): void {
  const file = new URL(name, import.meta.url);
  if (write) {
    writeFileSync(file, `${JSON.stringify(found, null, 1)}\n`);
    console.log(`${Object.keys(found).length} written to ${name}`);
    return;
  }
  const frozen: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
  const names = [...new Set([...(some ? [] : Object.keys(frozen)), ...Object.keys(found)])];
  const differing = names.filter((each) => JSON.stringify(frozen[each]) !== JSON.stringify(found[each]));
  for (const each of differing) {
    console.log(each in found ? (each in frozen ? 'differs' : 'new    ') : 'missing', each);
  }
  console.log(`${name}: ${differing.length} of ${names.length} differ`);
  process.exitCode = differing.length > 0 ? 1 : 0;
}
