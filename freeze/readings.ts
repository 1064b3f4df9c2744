// What every field reads of every input: `tsx freeze/readings.ts [--write] [--out folder]`. Without --write it compares
// with readings.json; --out writes the readings themselves, one file a field, for a diff between two checkouts.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fieldNames, readingOf } from './adapter.ts';
import { report } from './report.ts';

const { values: options } = parseArgs({ options: { write: { type: 'boolean' }, out: { type: 'string' } } });
const today = '2026-11-22';
const inputs: readonly string[] = JSON.parse(readFileSync(new URL('inputs.json', import.meta.url), 'utf8'));

const digests = Object.fromEntries(
  fieldNames.map((name) => {
    const lines = inputs.map((typed) => JSON.stringify([typed, ...readingOf(name, typed, today)]));
    if (options.out) {
      mkdirSync(options.out, { recursive: true });
      writeFileSync(join(options.out, `${name.replace(' ', '.')}.txt`), `${lines.join('\n')}\n`);
    }
    return [name, createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)];
  }),
);
report('readings.json', digests, options.write);
