// @vitest-environment dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { site } from '../../src/content/site.ts';
import { deaForm } from '../shop.ts';
import { openSite } from './open-site.tsx';

const now = '2026-03-02T12:00:00.000Z';
const lines = [{ id: deaForm.id, quantity: 1 }];
const order = { preparedId: null, lines, total: deaForm.price, startedAt: now };
const receipt = { ...order, reference: 'uno', paymentId: '123', paidAt: now };
const pendingAttempt = { ...order, reference: 'dos', pending: { paymentId: '456', since: now } };

function storePurchases(purchases: object): void {
  localStorage.setItem('mle.purchases', JSON.stringify({ attempts: [], receipts: [], ...purchases }));
}

/** Returns the queries of the site's header, which is the first. Sections have headers too. */
const inHeader = () => within(screen.getAllByRole('banner')[0] as HTMLElement);
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

beforeEach(() => localStorage.clear());

test('the header links to /mis-compras once the device has a purchase', async () => {
  storePurchases({ receipts: [receipt] });
  await openSite('/');
  expect(hrefOf(await inHeader().findByRole('link', { name: site.purchases }))).toBe('/mis-compras');
  expect(within(screen.getByRole('main')).queryByText(/pendiente/)).toBeNull();
});

test('header and home page mention no purchases if the device has none', async () => {
  for (const stored of [{}, { attempts: [{ ...order, reference: 'tres' }] }]) {
    storePurchases(stored);
    await openSite('/');
    expect(screen.getByText('Derecho educacional en Chile')).toBeTruthy();
    expect(inHeader().queryByText(/compras|pendiente/)).toBeNull();
  }
});

test('the header and the home page link to a pending payment', async () => {
  storePurchases({ attempts: [pendingAttempt] });
  await openSite('/');
  const address = '/mis-compras#pago-dos';
  expect(hrefOf(await inHeader().findByRole('link', { name: '1 pago pendiente' }))).toBe(address);
  const line = await within(screen.getByRole('main')).findByRole('link', {
    name: 'Tiene un pago pendiente: compruébelo',
  });
  expect(hrefOf(line)).toBe(address);
});

test('several pending payments link to the top of /mis-compras', async () => {
  storePurchases({ attempts: [pendingAttempt, { ...pendingAttempt, reference: 'tres' }] });
  await openSite('/');
  expect(hrefOf(await inHeader().findByRole('link', { name: '2 pagos pendientes' }))).toBe('/mis-compras');
  localStorage.setItem('mle.purchases', '{"attempts":"<b>"}');
  await openSite('/');
  expect(inHeader().queryByText(/compras|pendiente/)).toBeNull();
});
