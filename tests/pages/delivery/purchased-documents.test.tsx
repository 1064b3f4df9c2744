// @vitest-environment dom
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PurchasedDocuments } from '../../../src/pages/delivery/purchased-documents.tsx';
import { receipt, withProviders } from '../purchases/purchases-fixture.tsx';

const renderDocuments = () => render(withProviders(<PurchasedDocuments receipt={receipt} />).element);

test('the support address beside a download is a link', () => {
  renderDocuments();
  const help = screen.getByText(/^¿Problemas con la descarga\?/);
  const address = within(help).getByRole('link', { name: /@/ });
  expect(address.getAttribute('href')).toBe(`mailto:${address.textContent}`);
  expect(help.textContent).toBe(`¿Problemas con la descarga? Escríbanos a ${address.textContent}.`);
});

test('says that a stored purchase stays on this device', () => {
  renderDocuments();
  expect(screen.getByText(/^Su compra queda en «Mis compras», solo en este equipo/)).toBeTruthy();
  expect(screen.queryByText(/antes de cerrar esta página/)).toBeNull();
});

test('if the browser stores nothing, the page asks to download before closing it', () => {
  const setItem = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => {} });
  renderDocuments();
  expect(screen.getByText(/antes de cerrar esta página\.$/)).toBeTruthy();
  expect(screen.queryByText(/^Su compra queda en/)).toBeNull();
});

test('the download button has a short label and an accessible name with the document', () => {
  renderDocuments();
  const name = 'Contrato a Plazo Fijo – Educadora Diferencial PIE';
  const button = screen.getByRole('button', { name: `Descargar en blanco ${name}` });
  within(button).getByText(name).remove();
  expect(button.textContent?.trim()).toBe('Descargar en blanco');
});
