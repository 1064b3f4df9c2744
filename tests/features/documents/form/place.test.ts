// @vitest-environment dom
import { beforeEach, expect, test } from 'vitest';
import { placesKey, readPlace, writePlace } from '../../../../src/features/documents/form/place.ts';

beforeEach(() => localStorage.clear());

test('each draft has a place of its own, which goes once the draft is gone', () => {
  expect(readPlace('a')).toBeNull();
  writePlace('a', 'dea_marca', []);
  writePlace('b', 'trab_rut', [{ id: 'a' }]);
  writePlace('a', 'dea_modelo', [{ id: 'a' }, { id: 'b' }]);
  expect([readPlace('a'), readPlace('b')]).toEqual(['dea_modelo', 'trab_rut']);
  writePlace('b', 'trab_afp', [{ id: 'b' }]);
  expect([readPlace('a'), readPlace('b')]).toEqual([null, 'trab_afp']);
});

test('a stored place that is none counts as unknown', () => {
  for (const stored of ['{', '[]', 'null', '{"a":1}', '"a"', `{"a":"${'x'.repeat(200)}"}`]) {
    localStorage.setItem(placesKey, stored);
    expect(readPlace('a'), stored).toBeNull();
  }
});
