import { expect, test } from 'vitest';
import {
  excerptOf,
  textToCopy,
} from '../../../../../../src/features/documents/form/drafts/files/shown-difference.ts';

const makeWords = (count: number) => Array.from({ length: count }, (_, index) => `p${index + 1}`).join(' ');
const unchangedRun = (text: string) => ({ text, isChanged: false });
const changedRun = (text: string) => ({ text, isChanged: true });
const excerptTexts = (...runs: Parameters<typeof excerptOf>[0]) => excerptOf(runs).map(({ text }) => text);

test('does not shorten short text', () => {
  expect(excerptTexts(unchangedRun('Firma '), changedRun('tres '), unchangedRun('ejemplares.'))).toEqual([
    'Firma ',
    'tres ',
    'ejemplares.',
  ]);
});

test('keeps twelve words on each side of a change', () => {
  const [textBefore, , textBetween, , textAfter] = excerptTexts(
    unchangedRun(`${makeWords(40)} `),
    changedRun('uno '),
    unchangedRun(`${makeWords(40)} `),
    changedRun('dos '),
    unchangedRun(makeWords(40)),
  );
  expect(textBefore).toMatch(/^…\sp29 .* p40 $/);
  expect(textBetween).toMatch(/^p1 .* p12 …\sp29 .* p40 $/);
  expect(textAfter).toMatch(/^p1 .* p12 …$/);
});

test('keeps the first sixty words of a long text that was added', () => {
  expect(excerptTexts(unchangedRun(makeWords(500)))).toEqual([`${makeWords(60)} …`]);
});

test('copies the file’s text, or the template’s if the file doesn’t have it', () => {
  const change = {
    kind: 'changed',
    template: [unchangedRun('tres')],
    file: [unchangedRun('cuatro '), changedRun('o más')],
  } as const;
  expect(textToCopy(change)).toBe('cuatro o más');
  expect(textToCopy({ kind: 'removed', text: 'La ley.' })).toBe('La ley.');
});
