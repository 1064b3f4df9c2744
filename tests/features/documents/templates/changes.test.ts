import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isIsoDate } from '../../../../src/features/documents/model/date.ts';
import type { Template } from '../../../../src/features/documents/model/document.ts';
import { changesSince, type TextChanges } from '../../../../src/features/documents/model/text-changes.ts';
import { soldTemplates } from '../all-templates.ts';
import { paragraphsOf, partsOf } from '../docx-parts.ts';

type ChangesFile = { readonly changes: TextChanges; readonly digest: string };

const files = import.meta.glob<ChangesFile>('../../../../src/features/documents/templates/*/changes.ts', {
  eager: true,
});

/** The words and marks of the blank document: how long its lines to write on are, and its spaces, are no text. */
async function digestOf(template: Template): Promise<string> {
  const paragraphs = paragraphsOf((await partsOf(template))('word/document.xml'));
  const text = paragraphs.map((paragraph) => paragraph.replace(/_+/g, '_').replace(/\s+/g, ' ').trim());
  return createHash('sha256')
    .update(text.filter((paragraph) => paragraph !== '').join('\n'))
    .digest('hex')
    .slice(0, 16);
}

test.each(soldTemplates)('$productId: the blank document has the newest of its texts', async (template) => {
  const found = Object.entries(files).find(([, { changes }]) => changes === template.changes);
  if (!found) throw new Error(`${template.productId} takes its changes from no changes.ts`);
  const [path, { digest }] = found;
  const file = path.replace(/^(\.\.\/)+/, '');
  const [{ date }] = template.changes;
  const remedy = `The text is not that of ${date}: add an entry to ${file}, and its date to entry.ts beside it`;
  expect(digest, remedy).toBe(`${date} ${await digestOf(template)}`);
});

test.each(soldTemplates)(
  '$productId: its changes are dated, the newest first, each in sentences',
  ({ changes }) => {
    const dates = changes.map(({ date }) => date);
    expect(dates.filter(isIsoDate)).toEqual(dates);
    expect(dates).toEqual([...new Set(dates)].toSorted().toReversed());
    for (const { sentences, date } of changes.slice(0, -1)) expect(sentences, date).not.toEqual([]);
    for (const sentence of changes.flatMap(({ sentences }) => sentences)) {
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      // The text changed: nobody says that it was looked at, or that it holds.
      expect(sentence).not.toMatch(/revisad|vigente/i);
    }
  },
);

test('only what changed after a text is named, in the order in which it did', () => {
  const changes: TextChanges = [
    { date: '2027-03-01', sentences: ['Tercera.', 'Cuarta.'] },
    { date: '2027-01-15', sentences: ['Segunda.'] },
    { date: '2026-11-22', sentences: [] },
  ];
  expect(changesSince(changes, '2026-11-22')).toEqual(['Segunda.', 'Tercera.', 'Cuarta.']);
  expect(changesSince(changes, '2027-01-15')).toEqual(['Tercera.', 'Cuarta.']);
  expect(changesSince(changes, '2027-03-01')).toEqual([]);
  // A file of a newer build of the site, which was taken back.
  expect(changesSince(changes, '2027-04-01')).toEqual([]);
});
