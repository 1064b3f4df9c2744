// @vitest-environment dom
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DownloadButton } from '../../../../src/features/documents/download/download-button.tsx';

/** A document whose code a deployment has removed. */
const gone = {
  productId: 'prod_dea_01',
  fileName: 'formulario.docx',
  several: 'varios DEA',
  textDate: '2026-03-02',
  needsLogo: false,
  loadShared: async () => ({ shared: {}, subject: null }),
  load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
};

/** @param status of the site, which is asked before a reload */
async function press(status: number) {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => ({ status }));
  render(<DownloadButton entry={gone}>Descargar</DownloadButton>);
  await act(async () => screen.getByRole('button').click());
  return reload;
}

test('a document whose code is gone is retried on the reloaded page', async () => {
  const reload = await press(200);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.queryByText(/No se pudo generar/)).toBeNull();
});

test('where that does not help, the failure is shown and the button works again', async () => {
  await press(503);
  expect(await screen.findByText(/No se pudo generar el documento/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Descargar' })).toBeTruthy();
});
