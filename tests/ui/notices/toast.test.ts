import { beforeEach, expect, test } from 'vitest';
import { dismissPassing, dismissToast, toast, toasts } from '../../../src/ui/notices/toast.ts';

beforeEach(() => {
  for (const { id } of toasts.get()) dismissToast(id);
});

const titles = () => toasts.get().map(({ title }) => title);

test('at most three toasts are kept, the newest', () => {
  for (const title of ['uno', 'dos', 'tres', 'cuatro']) toast('info', title, '');
  expect(titles()).toEqual(['dos', 'tres', 'cuatro']);
});

test('a toast that says the same again takes the place of the first', () => {
  toast('ok', 'Añadido', 'Formulario');
  toast('ok', 'Añadido', 'Contrato');
  toast('ok', 'Añadido', 'Formulario');
  expect(toasts.get().map(({ description }) => description)).toEqual(['Contrato', 'Formulario']);
});

test('a dismissed toast leaves, the others stay', () => {
  toast('ok', 'uno', '');
  toast('bad', 'dos', '');
  const [first] = toasts.get();
  dismissToast(first?.id ?? -1);
  expect(titles()).toEqual(['dos']);
});

test('passing toasts are dismissed for a panel, errors stay', () => {
  toast('ok', 'uno', '');
  toast('bad', 'dos', '');
  toast('info', 'tres', '');
  dismissPassing();
  expect(titles()).toEqual(['dos']);
});
