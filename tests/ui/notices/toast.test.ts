import { beforeEach, expect, test } from 'vitest';
import { dismissPassing, dismissToast, toast, toasts } from '../../../src/ui/notices/toast.ts';

beforeEach(() => {
  for (const { id } of toasts.get()) dismissToast(id);
});

const titles = () => toasts.get().map(({ title }) => title);

test('only the newest three toasts are kept', () => {
  for (const title of ['uno', 'dos', 'tres', 'cuatro']) toast('info', title, '');
  expect(titles()).toEqual(['dos', 'tres', 'cuatro']);
});

test('a repeated toast replaces the first one', () => {
  toast('ok', 'Añadido', 'Formulario');
  toast('ok', 'Añadido', 'Contrato');
  toast('ok', 'Añadido', 'Formulario');
  expect(toasts.get().map(({ description }) => description)).toEqual(['Contrato', 'Formulario']);
});

test('dismissing a toast keeps the others', () => {
  toast('ok', 'uno', '');
  toast('bad', 'dos', '');
  const [first] = toasts.get();
  dismissToast(first?.id ?? -1);
  expect(titles()).toEqual(['dos']);
});

test('opening a panel dismisses passing toasts and keeps errors', () => {
  toast('ok', 'uno', '');
  toast('bad', 'dos', '');
  toast('info', 'tres', '');
  dismissPassing();
  expect(titles()).toEqual(['dos']);
});
