// The parts of thirty Word files: `tsx freeze/documents.ts [--write] [--out folder]`. Without --write it compares with
// documents.json; --out writes the parts themselves, for a diff between two checkouts.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { wordParts } from './adapter.ts';
import { report } from './report.ts';

type Filling = {
  readonly name: string;
  readonly product: string;
  readonly values: Readonly<Record<string, string>>;
};

const { values: options } = parseArgs({ options: { write: { type: 'boolean' }, out: { type: 'string' } } });
const fillings: readonly Filling[] = JSON.parse(
  readFileSync(new URL('fillings.json', import.meta.url), 'utf8'),
);
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

const digests: Record<string, string> = {};
for (const { name, product, values } of fillings) {
  const parts = [...(await wordParts(product, values))].filter(([part]) => /\.(xml|rels)$/.test(part));
  // The file says when it was made.
  const fixed = parts.map(([part, text]) => [part, text.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z(?=<\/dcterms)/g, '')] as const);
  for (const [part, text] of fixed.toSorted(([one], [two]) => (one < two ? -1 : 1))) {
    digests[`${name} ${part}`] = hash(text);
    if (!options.out) continue;
    mkdirSync(join(options.out, name), { recursive: true });
    writeFileSync(join(options.out, name, part.replaceAll('/', '_')), text.replaceAll('><', '>\n<'));
  }
}
report('documents.json', digests, options.write);
