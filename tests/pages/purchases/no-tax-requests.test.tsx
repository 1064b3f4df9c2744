// @vitest-environment dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { taxKey } from '../../../src/features/tax-request/tax-key.ts';
import { PurchasesPage } from '../../../src/pages/purchases-page.tsx';
import { receipt, store, world } from './purchases-world.tsx';

beforeAll(async () => {
  await import('../../../src/pages/purchases/accounts-folder.tsx');
});

beforeEach(() => localStorage.clear());

function open() {
  store({ receipts: [receipt] });
  return render(world(<PurchasesPage />).element);
}

test('where the firm takes no requests, none is offered, and the folder has no sheet for it', async () => {
  const { container } = open();
  expect(screen.queryByRole('button', { name: 'Pedir boleta o factura' })).toBeNull();
  const printed: string[] = [];
  vi.stubGlobal('print', () => {
    for (const sheet of container.querySelectorAll('.voucher')) printed.push(sheet.textContent ?? '');
  });
  fireEvent.click(screen.getByRole('button', { name: 'Carpeta de respaldo' }));
  await waitFor(() => expect(printed).toHaveLength(2));
  expect(printed[0]).toContain('Hoja 1 de 2');
  expect(printed.join()).not.toContain('boleta');
});

test('a folder whose code comes once the page was left is not printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { unmount } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Carpeta de respaldo' }));
  unmount();
  // Its code comes after that of the page before.
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Carpeta de respaldo' }));
  await waitFor(() => expect(print).toHaveBeenCalled());
  expect(print).toHaveBeenCalledOnce();
});

test('what was typed while it took them goes with the last purchase all the same', async () => {
  localStorage.setItem(taxKey, JSON.stringify({ details: { commune: 'Ñuñoa' } }));
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Eliminar de este equipo' }));
  expect((await screen.findByRole('alertdialog')).textContent).not.toContain('boleta');
  fireEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(localStorage.getItem(taxKey)).not.toContain('Ñuñoa'));
});
