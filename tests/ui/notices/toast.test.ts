import { beforeEach, expect, test } from 'vitest';
import { dismissToast, dismissTransientToasts, toast, toasts } from '../../../src/ui/notices/toast.ts';

beforeEach(() => {
  for (const { id } of toasts.get()) dismissToast(id);
});

const titles = () => toasts.get().map(({ title }) => title);

test('keeps only the newest three toasts', () => {
  for (const title of ['uno', 'dos', 'tres', 'cuatro']) toast('info', title, '');
  expect(titles()).toEqual(['dos', 'tres', 'cuatro']);
});

test('a repeated toast replaces the earlier toast with the same text', () => {
  toast('ok', 'Añadido', 'Formulario');
  toast('ok', 'Añadido', 'Contrato');
  toast('ok', 'Añadido', 'Formulario');
  expect(toasts.get().map(({ description }) => description)).toEqual(['Contrato', 'Formulario']);
});

test('dismissing a toast keeps the others', () => {
  toast('ok', 'uno', '');
  toast('bad', 'dos', '');
  const [oldest] = toasts.get();
  dismissToast(oldest?.id ?? -1);
  expect(titles()).toEqual(['dos']);
});

test('dismissing transient toasts keeps errors', () => {
  toast('ok', 'uno', '');
  toast('bad', 'dos', '');
  toast('info', 'tres', '');
  dismissTransientToasts();
  expect(titles()).toEqual(['dos']);
});
