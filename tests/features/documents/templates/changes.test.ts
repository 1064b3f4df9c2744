import { expect, test } from 'vitest';
import { isIsoDate } from '../../../../src/features/documents/model/date.ts';
import { changesSince, type TextChanges } from '../../../../src/features/documents/model/text-changes.ts';
import { loadTemplate } from '../../../../src/features/documents/templates/loaders.ts';
import { recordsByFolder } from '../../../../src/features/documents/templates/templates.ts';
import { digestOf } from '../text-digest.ts';

test.each(Object.entries(recordsByFolder))('%s: the digest matches the text', async (folder, product) => {
  const { date } = product.changes[0];
  const file = `src/features/documents/templates/${folder}/product.ts`;
  const advice = `The text has changed since ${date}: add the changes to ${file}, with the digest below`;
  expect(product.digest, advice).toBe(`${date} ${await digestOf(await loadTemplate(folder))}`);
});

test.each(Object.entries(recordsByFolder))(
  '%s: changes are dated sentences, newest first',
  (_, { changes }) => {
    const dates = changes.map(({ date }) => date);
    expect(dates.filter(isIsoDate)).toEqual(dates);
    expect(dates).toEqual([...new Set(dates)].toSorted().toReversed());
    for (const { sentences, date } of changes.slice(0, -1)) expect(sentences, date).not.toEqual([]);
    for (const sentence of changes.flatMap(({ sentences }) => sentences)) {
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      // Sentences describe changes. They never claim that a text was reviewed or is in force.
      expect(sentence).not.toMatch(/revisad|vigente/i);
    }
  },
);

test('lists the changes since a date, oldest first', () => {
  const changes: TextChanges = [
    { date: '2027-03-01', sentences: ['Tercera.', 'Cuarta.'] },
    { date: '2027-01-15', sentences: ['Segunda.'] },
    { date: '2026-11-22', sentences: [] },
  ];
  expect(changesSince(changes, '2026-11-22')).toEqual(['Segunda.', 'Tercera.', 'Cuarta.']);
  expect(changesSince(changes, '2027-01-15')).toEqual(['Tercera.', 'Cuarta.']);
  expect(changesSince(changes, '2027-03-01')).toEqual([]);
  // A file may come from a newer build of the site that was rolled back.
  expect(changesSince(changes, '2027-04-01')).toEqual([]);
});
