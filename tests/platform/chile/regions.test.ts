import { expect, test } from 'vitest';
import { regions, shortRegion } from '../../../src/platform/chile/regions.ts';

test.each([
  ['Región de Arica y Parinacota', 'Arica y Parinacota'],
  ['Región Metropolitana de Santiago', 'Metropolitana de Santiago'],
  ['Región del Biobío', 'Biobío'],
  ['Región de La Araucanía', 'La Araucanía'],
])('shortens «%s» to «%s»', (region, short) => {
  expect(shortRegion(region)).toBe(short);
});

test('short names are unique and do not contain «Región»', () => {
  const names = regions.map(shortRegion);
  expect(new Set(names).size).toBe(regions.length);
  expect(names.filter((name) => /región/i.test(name))).toEqual([]);
});
