// @vitest-environment dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createCartStore } from '../../src/features/cart/cart-store.ts';
import { contract, form } from '../shop.ts';
import { openSite } from './open-site.tsx';

beforeEach(() => localStorage.clear());

const press = (element: HTMLElement) => act(async () => fireEvent.click(element));

test('the toast’s button opens the cart, and closing it focuses the cart button', async () => {
  await openSite('/tienda');
  const [first] = await screen.findAllByRole('button', { name: 'Añadir al Carrito' });
  await press(first as HTMLElement);
  await press(await screen.findByRole('button', { name: 'Ver carrito' }));
  expect(await screen.findByRole('dialog', { name: /^Su carrito/ })).toBeTruthy();
  expect(screen.queryByText('¡Añadido al carrito!')).toBeNull();
  await press(screen.getByRole('button', { name: 'Cerrar carrito' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const cartButton = screen.getByRole('button', { name: 'Abrir carrito, 1 producto' });
  await waitFor(() => expect(document.activeElement).toBe(cartButton));
});

test('the page of a product in the cart shows its quantity and opens the cart', async () => {
  const cart = createCartStore();
  cart.add(form);
  cart.setQuantity(form.id, 3);
  await openSite(form.link);
  await press(await screen.findByRole('button', { name: 'En su carrito: 3' }));
  expect(await screen.findByRole('dialog', { name: /^Su carrito/ })).toBeTruthy();
});

test('the page of a product outside the cart does not mention the cart', async () => {
  createCartStore().add(form);
  await openSite(contract.link);
  expect(screen.queryByText(/En su carrito/)).toBeNull();
});
