import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rawHtml = /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|srcdoc)\b/i;

test('no file in src sets raw HTML', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((name) => rawHtml.test(readFileSync(`src/${name}`, 'utf8')))).toEqual([]);
});
