// @vitest-environment dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createCartStore } from '../../src/features/cart/cart-store.ts';
import { deaForm } from '../shop.ts';
import { openSite } from './open-site.tsx';

const firmFacts = {
  VITE_FIRM_LEGAL_NAME: 'Mentoría de Ejemplo SpA',
  VITE_FIRM_RUT: '76.000.000-0',
  VITE_FIRM_ADDRESS: 'Calle Ficticia 123',
};

function stubFirm(values: Partial<typeof firmFacts>): void {
  for (const name of Object.keys(firmFacts)) vi.stubEnv(name, '');
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
}

beforeEach(() => {
  localStorage.clear();
  createCartStore().add(deaForm);
});

test.each([
  ['/contacto', 'main'],
  ['/contacto', 'contentinfo'],
  ['/checkout', 'main'],
])('%s names the seller in its %s', async (path, landmark) => {
  stubFirm(firmFacts);
  await openSite(path);
  for (const value of Object.values(firmFacts))
    expect(await within(screen.getByRole(landmark)).findByText(value, { exact: false })).toBeTruthy();
});

test('omits facts that the firm has not configured', async () => {
  stubFirm({ VITE_FIRM_RUT: firmFacts.VITE_FIRM_RUT });
  await openSite('/contacto');
  expect(screen.queryByText(/Razón social|Dirección/)).toBeNull();
  expect(screen.getAllByText(firmFacts.VITE_FIRM_RUT, { exact: false }).length).toBe(2);
  stubFirm({});
  await openSite('/checkout');
  expect(screen.queryByText(/Razón social|RUT|Dirección/)).toBeNull();
});
