import type { Template, WordReading } from '../../model/document.ts';
import { readAnswers } from './answers.ts';
import { readBody } from './body.ts';
import { readPackage } from './package.ts';
import { type Found, findPlaces } from './places.ts';

/** A file with fewer of a template's places is another document. */
const leastShare = 1 / 3;

type Best = { readonly template: Template; readonly found: Found };

/**
 * Reads the answers back from a document of ours, as downloaded or as another program saved it.
 * @param loads the texts of the templates that it may be of, the likeliest first: the next one is fetched only while none
 * has all its places in the file
 * @param today 'YYYY-MM-DD' where the person is
 */
export async function readWord(
  file: File,
  loads: readonly (() => Promise<Template>)[],
  today: string,
): Promise<WordReading> {
  const read = await readPackage(file);
  if (typeof read === 'string') return { kind: 'refused', reason: read };
  const body = readBody(read.body);
  let best: Best | null = null;
  for (const load of body.controls.length > 0 ? loads : []) {
    // A text that does not come is that of another document, as a rule.
    const template = await load().catch(() => null);
    const found = template && findPlaces(body, template);
    if (found && found.share > (best?.found.share ?? leastShare)) best = { template, found };
    if (found?.share === 1) break;
  }
  if (!best) return { kind: 'refused', reason: 'format' };
  const { template, found } = best;
  const answers = readAnswers({ body, found, data: read.data, today }, template);
  return { kind: 'answers', productId: template.productId, ...answers };
}
