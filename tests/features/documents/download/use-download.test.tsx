// @vitest-environment dom
import { act, render, renderHook, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DownloadButton } from '../../../../src/features/documents/download/download-button.tsx';
import { DownloadError } from '../../../../src/features/documents/download/download-error.ts';
import { useDownload } from '../../../../src/features/documents/download/use-download.ts';
import type { DocumentEntry } from '../../../../src/features/documents/model/document-entry.ts';
import { TimeoutError, WorkerLostError } from '../../../../src/platform/async.ts';

/** Document whose code doesn't load, because a newer deployment has removed it. */
const removedDocument: DocumentEntry = {
  productId: 'prod_dea_01',
  fileName: 'formulario.docx',
  pluralSubject: 'varios DEA',
  textDate: '2026-03-02',
  logoUse: 'none',
  nextYearNoun: null,
  load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
};

/** @param status HTTP status with which the site answers. The page checks it before it reloads. */
async function pressDownload(status: number) {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => ({ status }));
  render(<DownloadButton entry={removedDocument}>Descargar</DownloadButton>);
  await act(async () => screen.getByRole('button').click());
  return reload;
}

test('reloads the page if the site no longer has the document’s code', async () => {
  const reload = await pressDownload(200);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.queryByText(/No se pudo generar/)).toBeNull();
});

test('shows the failure if the site is down', async () => {
  await pressDownload(503);
  expect(await screen.findByText(/No se pudo generar el documento/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Descargar' })).toBeTruthy();
});

test.each([
  ['a worker that did not load', new WorkerLostError('gone'), 'Otra vez.', true],
  ['a time-out', new TimeoutError('silent'), 'Otra vez.', true],
  ['an error in the document', new Error('No document'), 'Escriba a soporte.', false],
  ['a missing logo', new DownloadError('Sin logo.'), 'Escriba a soporte.', false],
])('chooses the advice, and whether to offer a retry, after %s', async (_, error, advice, canRetry) => {
  const { result } = renderHook(() => useDownload('Escriba a soporte.', 'Otra vez.'));
  await act(() => result.current.download(() => Promise.reject(error)));
  expect(result.current.state).toMatchObject({ step: 'failed', advice, canRetry });
});
