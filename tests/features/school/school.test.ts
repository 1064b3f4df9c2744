// @vitest-environment dom
import { beforeEach, expect, test } from 'vitest';
import { addsTo, createSchoolStore, noSchool } from '../../../src/features/school/school.ts';
import { schoolKey } from '../../../src/features/school/stored-keys.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the school’s data are kept once, added to, and brought back after they were erased', () => {
  const store = createSchoolStore();
  store.add({ 'school.name': 'Colegio', 'school.rut': '77.777.777-7' });
  store.add({ 'school.rbd': '12345-6', 'school.name': 'Colegio Los Aromos de Prueba' });
  const all = {
    'school.name': 'Colegio Los Aromos de Prueba',
    'school.rut': '77.777.777-7',
    'school.rbd': '12345-6',
  };
  expect(createSchoolStore().get()).toEqual(all);
  const undo = store.erase();
  expect(localStorage.getItem(schoolKey)).toBe('{}');
  undo();
  expect(createSchoolStore().get()).toEqual(all);
});

test('a device that knows nothing of a school has nothing that was wiped', () => {
  localStorage.clear();
  const store = createSchoolStore();
  store.refresh();
  expect(store.status.get()).not.toBe('wiped');
});

test('keeping data can be undone', () => {
  const store = createSchoolStore();
  store.add({ 'school.name': 'Colegio' });
  store.add({ 'school.name': 'Otro' })();
  expect(createSchoolStore().get()).toEqual({ 'school.name': 'Colegio' });
});

test('taking a change back keeps the facts that were changed since', () => {
  const store = createSchoolStore();
  store.add({ 'school.name': 'Colegio', 'school.rut': '77.777.777-7' });
  const undo = store.erase();
  store.add({ 'school.name': 'Otro' });
  undo();
  expect(createSchoolStore().get()).toEqual({ 'school.name': 'Otro', 'school.rut': '77.777.777-7' });
});

test.each(['', '{', 'null', '7', '{"school.name":7,"school.rut":""}', '{"__proto__":"x"}'])(
  'stored %j counts as nothing known',
  (stored) => {
    localStorage.setItem(schoolKey, stored);
    expect(createSchoolStore().get()).toEqual({});
  },
);

test('facts that are known already add nothing', () => {
  expect(addsTo(noSchool, {})).toBe(false);
  expect(addsTo(noSchool, { 'school.name': 'C' })).toBe(true);
  expect(addsTo({ 'school.name': 'C', 'school.rut': '1-9' }, { 'school.name': 'C' })).toBe(false);
});
