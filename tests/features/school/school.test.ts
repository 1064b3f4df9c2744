// @vitest-environment dom
import { beforeEach, expect, test } from 'vitest';
import { createProfileStore } from '../../../src/features/school/profile.ts';
import { createSchoolStore, hasNewFacts, noSchool, schoolPart } from '../../../src/features/school/school.ts';
import { readStoredPart, storePart } from './stored-parts.ts';

const createStore = () => createSchoolStore(createProfileStore().part(schoolPart));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('facts are stored until they are erased, and undoing the erasure stores them again', () => {
  const store = createStore();
  store.add({ 'school.name': 'Colegio', 'school.rut': '77.777.777-7' });
  store.add({ 'school.rbd': '12345-6', 'school.name': 'Colegio Los Aromos de Prueba' });
  const allFacts = {
    'school.name': 'Colegio Los Aromos de Prueba',
    'school.rut': '77.777.777-7',
    'school.rbd': '12345-6',
  };
  expect(createStore().get()).toEqual(allFacts);
  const undo = store.erase();
  expect(readStoredPart('school')).toBe('');
  undo();
  expect(createStore().get()).toEqual(allFacts);
});

test('adding facts can be undone', () => {
  const store = createStore();
  store.add({ 'school.name': 'Colegio' });
  store.add({ 'school.name': 'Otro' })();
  expect(createStore().get()).toEqual({ 'school.name': 'Colegio' });
});

test('undo does not replace facts that were changed later', () => {
  const store = createStore();
  store.add({ 'school.name': 'Colegio', 'school.rut': '77.777.777-7' });
  const undo = store.erase();
  store.add({ 'school.name': 'Otro' });
  undo();
  expect(createStore().get()).toEqual({ 'school.name': 'Otro', 'school.rut': '77.777.777-7' });
});

test.each([['x'], [null], [7], [{ 'school.name': 7, 'school.rut': '' }], [JSON.parse('{"__proto__":"x"}')]])(
  'invalid stored facts are dropped: %j',
  (stored) => {
    storePart('school', stored);
    expect(createStore().get()).toEqual({});
  },
);

test('hasNewFacts is true only for new or different facts', () => {
  expect(hasNewFacts(noSchool, {})).toBe(false);
  expect(hasNewFacts(noSchool, { 'school.name': 'C' })).toBe(true);
  expect(hasNewFacts({ 'school.name': 'C', 'school.rut': '1-9' }, { 'school.name': 'C' })).toBe(false);
});
