// @vitest-environment dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createDraftStore } from '../../../../../src/features/documents/form/drafts/draft-store.ts';
import type { FormDownload } from '../../../../../src/features/documents/form/layout/form-actions.tsx';
import { feminine, masculine } from '../../../../../src/features/documents/model/treatment.ts';
import { answer, contract, dea, draftId, open, press } from '../open-form.tsx';

const file = 'contrato-ana-prueba.docx';
const panel = () => screen.queryByRole('dialog');

/** Presses the download, past the review. @returns what the browser calls once it has the file */
async function download(saveDocument: ReturnType<typeof vi.fn<FormDownload['saveDocument']>>) {
  await press('Descargar en Word');
  await press('Descargar igual');
  const deliver = saveDocument.mock.lastCall?.[2];
  return () => act(async () => deliver?.(file));
}

test('after the download it says where the document is and what that asks for, in its own words', async () => {
  const drafts = createDraftStore();
  const saveDocument = vi.fn<FormDownload['saveDocument']>();
  drafts.accept({ id: draftId, productId: contract }, { trab_trato: masculine, plazo_termino: '2099-02-28' });
  const saveFile = vi.fn<FormDownload['saveFile']>();
  await open(contract, { drafts, saveDocument, saveFile });
  const deliver = await download(saveDocument);
  expect(panel()).toBeNull();
  await deliver();
  const end = within(screen.getByRole('dialog', { name: `Su documento está en ${file}.` }));
  expect(end.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Imprima tres ejemplares',
    'Cada página lleva las iniciales de ambas partes',
    'Firman el Empleador y el Trabajador',
    'Guarde copia del título y del certificado de antecedentes (cláusula segunda)',
  ]);
  fireEvent.click(end.getByRole('button', { name: 'Avisarme antes del término (calendario)' }));
  expect(await (await saveFile.mock.lastCall?.[0]())?.text()).toContain('BEGIN:VEVENT');
});

test('the calendar is offered while there is a date to be reminded of', async () => {
  const saveDocument = vi.fn<FormDownload['saveDocument']>();
  await open(dea, { saveDocument });
  answer('Marca', 'Marca');
  await (await download(saveDocument))();
  expect(screen.getByText('Adjunte lo que marcó en el anexo')).toBeDefined();
  expect(screen.queryByRole('button', { name: /calendario/ })).toBeNull();
});

test('it never opens over somebody who typed on meanwhile', async () => {
  const saveDocument = vi.fn<FormDownload['saveDocument']>();
  const drafts = createDraftStore();
  drafts.accept({ id: draftId, productId: contract }, { trab_trato: feminine });
  await open(contract, { drafts, saveDocument });
  const deliver = await download(saveDocument);
  answer('Nombre del establecimiento', 'Colegio');
  await deliver();
  expect(panel()).toBeNull();
});

test('another document is begun once it has closed', async () => {
  const onAnother = vi.fn();
  const saveDocument = vi.fn<FormDownload['saveDocument']>();
  await open(dea, { saveDocument, onAnother });
  await (await download(saveDocument))();
  await press('Completar otro');
  await waitFor(() => expect(panel()).toBeNull());
  expect(onAnother).toHaveBeenCalledOnce();
});

test('what is sold blank is downloaded without it', async () => {
  const saveDocument = vi.fn<FormDownload['saveDocument']>();
  await open(dea, { saveDocument });
  await press('Word sin completar');
  expect(saveDocument).toHaveBeenCalledExactlyOnceWith({}, null);
});
