// @vitest-environment dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createCartStore } from '../../src/features/cart/cart-store.ts';
import { deaForm } from '../shop.ts';
import { openSite } from './open-site.tsx';

beforeEach(() => {
  createCartStore().add(deaForm);
  vi.stubEnv('VITE_FIRM_LAWYER_NAME', 'Ana Prueba Ficticia');
  vi.stubEnv('VITE_FIRM_LAWYER_TITLE', 'abogada');
  vi.stubEnv('VITE_FIRM_LAWYER_PORTRAIT', '');
});

const sentences = () =>
  within(screen.getByRole('main'))
    .queryAllByText(/Le atiende/)
    .map(({ parentElement }) => parentElement?.textContent);

const lawyerPaths = ['/', '/sobre-nosotros', '/contacto', '/checkout'] as const;

test.each(lawyerPaths)('%s names the lawyer', async (path) => {
  await openSite(path);
  expect(sentences()).toEqual(['Le atiende Ana Prueba Ficticia, abogada']);
  expect(screen.getByText('AP')).toBeTruthy();
});

test.each(lawyerPaths)('%s mentions no lawyer if none is configured', async (path) => {
  vi.stubEnv('VITE_FIRM_LAWYER_NAME', '');
  vi.stubEnv('VITE_FIRM_LAWYER_TITLE', '');
  await openSite(path);
  expect(sentences()).toEqual([]);
});

test('a portrait of the lawyer replaces the initials', async () => {
  vi.stubEnv('VITE_FIRM_LAWYER_PORTRAIT', '/img/retrato.webp');
  await openSite('/contacto');
  const [name] = screen.getAllByText('Ana Prueba Ficticia');
  const picture = name?.parentElement?.parentElement?.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/img/retrato.webp');
  expect(screen.queryByText('AP')).toBeNull();
});
