// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PurchasedDocuments } from '../../src/pages/purchased-documents.tsx';
import { receipt, world } from './purchases/purchases-world.tsx';

const open = () => render(world(<PurchasedDocuments receipt={receipt} />).element);

test('help with a download is one press away: the address is a link', () => {
  open();
  const help = screen.getByText(/^¿Problemas con la descarga\?/);
  const address = within(help).getByRole('link', { name: /@/ });
  expect(address.getAttribute('href')).toBe(`mailto:${address.textContent}`);
  expect(help.textContent).toBe(`¿Problemas con la descarga? Escríbanos a ${address.textContent}.`);
});

test('a download is a short word under its document’s name, and its own name tells the document', () => {
  open();
  const name = 'Contrato a Plazo Fijo – Educadora Diferencial PIE';
  const button = screen.getByRole('button', { name: `Descargar ${name}` });
  within(button).getByText(name).remove();
  expect(button.textContent?.trim()).toBe('Descargar');
});
