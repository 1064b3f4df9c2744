// @vitest-environment dom
import { beforeEach, expect, test } from 'vitest';
import {
  forgetPlaces,
  placesKey,
  readPlace,
  writePlace,
} from '../../../../src/features/documents/form/place.ts';

beforeEach(() => localStorage.clear());

test('each document has a place of its own, until places are forgotten', () => {
  expect(readPlace('a')).toBeNull();
  writePlace('a', 'dea_marca');
  writePlace('b', 'trab_rut');
  writePlace('a', 'dea_modelo');
  expect([readPlace('a'), readPlace('b')]).toEqual(['dea_modelo', 'trab_rut']);
  forgetPlaces();
  expect(readPlace('a')).toBeNull();
  expect(localStorage.getItem(placesKey)).toBeNull();
});

test('a stored place that is none counts as unknown', () => {
  for (const stored of ['{', '[]', 'null', '{"a":1}', '"a"', `{"a":"${'x'.repeat(200)}"}`]) {
    localStorage.setItem(placesKey, stored);
    expect(readPlace('a'), stored).toBeNull();
  }
});
