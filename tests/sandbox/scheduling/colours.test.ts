import { expect, test } from 'vitest';
import { readColours } from '../../../sandbox/scheduling/colours.ts';

const read = (query: string) => readColours(new URLSearchParams(query));

test('six hexadecimal digits are a colour', () => {
  expect(read('background_color=FFFDFA&text_color=14233b&primary_color=A8481F')).toEqual({
    background_color: 'FFFDFA',
    text_color: '14233B',
    primary_color: 'A8481F',
  });
});

test.each(['', '#A8481F', 'A84', 'A8481FA8', 'red', 'A8481F;}body{display:none', '</style><script>'])(
  '%j is none, and the page keeps its own',
  (colour) => {
    expect(read(new URLSearchParams({ primary_color: colour }).toString())).toEqual(read(''));
  },
);
