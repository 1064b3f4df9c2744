import { expect, test } from 'vitest';
import { weigh } from '../../bench/weight.ts';

const text = (type: string, length: number) => ({ type, body: Buffer.from('a'.repeat(length)) });

function weightOf(kind: string, answers: Parameters<typeof weigh>[0]) {
  return weigh(answers).find((weight) => weight.kind === kind);
}

test('text counts as brotli, images and fonts as they are', () => {
  const answers = [text('text/javascript', 5000), text('image/avif', 5000), text('font/woff2', 5000)];
  expect(weightOf('JS', answers)?.bytes).toBeLessThan(100);
  expect(weightOf('Images', answers)?.bytes).toBe(5000);
  expect(weightOf('Fonts', answers)?.bytes).toBe(5000);
});

test('a drawing in SVG is an image and text', () => {
  expect(weightOf('Images', [text('image/svg+xml', 5000)])?.bytes).toBeLessThan(100);
});

test('what is of no kind is named, and counts in the sum', () => {
  const answers = [text('application/wasm', 10), text('image/png', 5)];
  expect(weightOf('Other', answers)).toEqual({ kind: 'Other', bytes: 10, requests: 1 });
  expect(weightOf('Total', answers)).toEqual({ kind: 'Total', bytes: 15, requests: 2 });
});
