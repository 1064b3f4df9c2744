// What the tests of /pago-exitoso share: the page as it is loaded, and what it shows.
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createCartStore } from '../../src/features/cart/cart-store.ts';
import type { PaymentVerification } from '../../src/platform/env.ts';
import { openReturn } from './shop-service.tsx';

export const titles = {
  thanks: '¡Gracias por su compra!',
  contradicted: 'No pudimos validar su pago',
  notYet: 'Su pago aún no está confirmado',
  pending: 'Su pago está pendiente',
  refused: 'Su pago no está aprobado',
  unconfirmed: 'No pudimos confirmar su pago',
  elsewhere: 'Este equipo no tiene registro de su compra',
} as const;

/** A page load with the query of a return. */
export function arrive(query: string, verification?: PaymentVerification) {
  const load = async () => (await import('../../src/pages/return-page.tsx')).ReturnPage;
  return openReturn(load, `/pago-exitoso${query}`, verification);
}

export async function heading(text: string): Promise<void> {
  expect(await screen.findByRole('heading', { level: 1, name: text })).toBeTruthy();
}

export const downloads = () =>
  screen.queryAllByRole('button', { name: /^Descargar/ }).map((button) => button.textContent);

/** How many products are left in the stored cart. */
export const kept = () => createCartStore().get().items.length;
