// @vitest-environment dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PurchasesPage } from '../../../src/pages/purchases-page.tsx';
import { readStoredPart, storePart } from '../../features/school/stored-parts.ts';
import { receipt, storePurchases, withProviders } from './purchases-fixture.tsx';

beforeEach(() => localStorage.clear());

function open() {
  storePurchases({ receipts: [receipt] });
  return render(withProviders(<PurchasesPage />).element);
}

test('the page offers no tax request if the firm takes no requests', () => {
  open();
  expect(screen.queryByRole('button', { name: 'Pedir boleta o factura' })).toBeNull();
});

test('deleting the last purchase removes tax data typed while the firm took requests', async () => {
  storePart('tax', { details: { commune: 'Ñuñoa' } });
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Eliminar de este equipo' }));
  expect((await screen.findByRole('alertdialog')).textContent).not.toContain('boleta');
  fireEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(readStoredPart('tax')).not.toContain('Ñuñoa'));
});
