// @vitest-environment dom
import { beforeEach, expect, test } from 'vitest';
import { createAddresseeStore } from '../../../src/features/school/addressee.ts';
import { addresseeKey } from '../../../src/features/school/stored-keys.ts';

beforeEach(() => localStorage.clear());

test('who was erased comes back with the undo, unless another was written since', () => {
  const store = createAddresseeStore();
  store.write('Sra. Directora de Ejemplo');
  store.erase()();
  expect(store.get().name).toBe('Sra. Directora de Ejemplo');
  const undo = store.erase();
  store.write('Sr. Sostenedor de Ejemplo');
  undo();
  expect(store.get().name).toBe('Sr. Sostenedor de Ejemplo');
});

test.each(['{', '{"name":7}', `{"name":"${'x'.repeat(121)}"}`])('stored as %.20s it is nobody', (stored) => {
  localStorage.setItem(addresseeKey, stored);
  expect(createAddresseeStore().get().name).toBe('');
});
