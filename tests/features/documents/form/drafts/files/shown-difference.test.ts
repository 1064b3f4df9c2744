import { expect, test } from 'vitest';
import {
  excerptOf,
  textToCopy,
} from '../../../../../../src/features/documents/form/drafts/files/shown-difference.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `p${index + 1}`).join(' ');
const unchangedRun = (text: string) => ({ text, isChanged: false });
const changedRun = (text: string) => ({ text, isChanged: true });
const excerpt = (...runs: Parameters<typeof excerptOf>[0]) => excerptOf(runs).map(({ text }) => text);

test('does not shorten short text', () => {
  expect(excerpt(unchangedRun('Firma '), changedRun('tres '), unchangedRun('ejemplares.'))).toEqual([
    'Firma ',
    'tres ',
    'ejemplares.',
  ]);
});

test('keeps twelve words on each side of a change', () => {
  const [before, , between, , after] = excerpt(
    unchangedRun(`${words(40)} `),
    changedRun('uno '),
    unchangedRun(`${words(40)} `),
    changedRun('dos '),
    unchangedRun(words(40)),
  );
  expect(before).toMatch(/^…\sp29 .* p40 $/);
  expect(between).toMatch(/^p1 .* p12 …\sp29 .* p40 $/);
  expect(after).toMatch(/^p1 .* p12 …$/);
});

test('keeps the first sixty words of a long text that was added', () => {
  expect(excerpt(unchangedRun(words(500)))).toEqual([`${words(60)} …`]);
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
