import { expect, test } from 'vitest';
import { removeInvisible } from '../../src/platform/remove-invisible.ts';

test.each([
  ['a zero-width space', '\u200B'],
  ['a zero-width joiner', '\u200D'],
  ['a zero-width non-joiner', '\u200C'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\uFEFF'],
  ['a soft hyphen', '\u00AD'],
  ['a variation selector', '\uFE0F'],
  ['a Hangul filler', '\u3164'],
  ['a combining grapheme joiner', '\u034F'],
  ['a tag', '\u{E0041}'],
  ['a right-to-left mark', '\u200F'],
  ['a right-to-left override', '\u202E'],
  ['an isolate', '\u2067'],
  ['NUL', '\0'],
  ['a C1 control', '\u0085'],
  ['half a character', '\uD83D'],
  ['a non-character', '\uFFFE'],
])('removes %s', (_, letter) => {
  expect(removeInvisible(`Pé${letter}rez`)).toBe('Pérez');
});

test('keeps an emoji whole', () => {
  expect(removeInvisible('👩🏽‍🏫 ❤️ ❤️‍🔥\u200B')).toBe('👩🏽‍🏫 ❤️ ❤️‍🔥');
});

test('keeps letters, spaces, line breaks and tabs', () => {
  const text = 'Ñandú\u00A0n.º 1 – «¿Qué?» 👩 e\u0301\r\n\tO’Higgins';
  expect(removeInvisible(text)).toBe(text);
});
