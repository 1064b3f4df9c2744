// @vitest-environment dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createDraftStore } from '../../../../../src/features/documents/form/drafts/draft-store.ts';
import type {
  DeliveredFile,
  FormDownload,
} from '../../../../../src/features/documents/form/layout/form-actions.tsx';
import { feminine, masculine } from '../../../../../src/features/documents/model/grammatical-gender.ts';
import { templates } from '../../all-templates.ts';
import { sampleAnswers } from '../../sample-answers.ts';
import { contractId, deaFormId, draftId, fillIn, openForm, press } from '../open-form.tsx';

const file: DeliveredFile = { name: 'contrato-ana-prueba.docx', delivery: 'saved', share: null };
const panel = () => screen.queryByRole('dialog');
const panelQueries = () => within(screen.getByRole('dialog'));

type Answers = Readonly<Record<string, string>>;

/** Opens the form of a draft with these answers. Returns the mock that receives downloads. */
async function openDraft(productId: string, answers: Answers, options: Parameters<typeof openForm>[1] = {}) {
  const drafts = createDraftStore();
  const saveDocument = vi.fn<FormDownload['saveDocument']>();
  drafts.setAnswers({ id: draftId, productId }, answers);
  await openForm(productId, { drafts, saveDocument, ...options });
  return saveDocument;
}

/**
 * Presses the download button, and skips the review if it appears.
 * @returns a function that reports to the form that the file was delivered
 */
async function download(saveDocument: ReturnType<typeof vi.fn<FormDownload['saveDocument']>>) {
  await press('Descargar en Word');
  const skipButton = screen.queryByRole('button', { name: 'Descargar igual' });
  if (skipButton) await act(async () => fireEvent.click(skipButton));
  const deliver = saveDocument.mock.lastCall?.[2];
  return (deliveredFile: DeliveredFile = file) => act(async () => deliver?.(deliveredFile));
}

function allAnswers(productId: string): Answers {
  const template = templates.find((candidate) => candidate.productId === productId);
  if (!template) throw new Error(`No template is called ${productId}`);
  return sampleAnswers(template) as Answers;
}

test('names the document, its file and the downloads folder', async () => {
  const deliver = await download(await openDraft(contractId, allAnswers(contractId)));
  expect(panel()).toBeNull();
  await deliver();
  screen.getByRole('dialog', { name: 'Su contrato se descargó' });
  panelQueries().getByText(file.name);
  panelQueries().getByText(/normalmente en Descargas/);
});

test('the title counts the remaining blanks', async () => {
  const answers = allAnswers(contractId);
  const deliver = await download(await openDraft(contractId, { ...answers, trab_afp: '', rem_dia_pago: '' }));
  await deliver();
  screen.getByRole('dialog', { name: 'Su contrato se descargó con 2 espacios en blanco' });
});

test('the title mentions a single blank in the singular', async () => {
  const deliver = await download(await openDraft(deaFormId, { ...allAnswers(deaFormId), dea_marca: '' }));
  await deliver();
  screen.getByRole('dialog', { name: 'Su formulario se descargó con 1 espacio en blanco' });
});

test('doesn’t mention the downloads folder after the file was shared', async () => {
  const deliver = await download(await openDraft(contractId, allAnswers(contractId)));
  await deliver({ ...file, delivery: 'shared' });
  screen.getByRole('dialog', { name: 'Su contrato se compartió' });
  expect(panelQueries().queryByText(/Descargas/)).toBeNull();
});

test('lists the template’s numbered steps', async () => {
  const deliver = await download(await openDraft(contractId, { trab_trato: masculine }));
  await deliver();
  expect(
    panelQueries()
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent),
  ).toEqual([
    '1. Imprima tres ejemplares',
    '2. Cada página lleva las iniciales de ambas partes',
    '3. Firman el Empleador y el Trabajador',
    '4. Guarde copia del título y del certificado de antecedentes (cláusula segunda)',
  ]);
});

const firstStepBox = () => panelQueries().getByRole('checkbox', { name: '1. Imprima tres ejemplares' });

async function closePanel() {
  await press('Cerrar');
  await waitFor(() => expect(panel()).toBeNull());
}

test('steps stay ticked when the same answers are downloaded again', async () => {
  const saveDocument = await openDraft(contractId, { trab_trato: feminine });
  await (await download(saveDocument))();
  fireEvent.click(firstStepBox());
  expect(firstStepBox()).toHaveProperty('checked', true);
  await closePanel();
  await (await download(saveDocument))();
  expect(firstStepBox()).toHaveProperty('checked', true);
  fireEvent.click(firstStepBox());
  expect(firstStepBox()).toHaveProperty('checked', false);
});

test('steps are unticked after changed answers are downloaded', async () => {
  const saveDocument = await openDraft(contractId, { trab_trato: feminine });
  await (await download(saveDocument))();
  fireEvent.click(firstStepBox());
  await closePanel();
  fillIn('Nombre del establecimiento', 'Colegio');
  await (await download(saveDocument))();
  expect(firstStepBox()).toHaveProperty('checked', false);
});

test('the reminders button saves a calendar file', async () => {
  const saveFile = vi.fn<FormDownload['saveFile']>();
  const deliver = await download(await openDraft(contractId, { plazo_termino: '2099-02-28' }, { saveFile }));
  await deliver();
  await press('Avisarme antes del término (calendario)');
  expect(await (await saveFile.mock.lastCall?.[0]())?.text()).toContain('BEGIN:VEVENT');
});

test('a document without future dates offers no calendar file', async () => {
  const deliver = await download(await openDraft(deaFormId, { dea_marca: 'Marca' }));
  await deliver();
  expect(screen.queryByRole('button', { name: /calendario/ })).toBeNull();
});

test('«Enviar» shares the file if the device can share it', async () => {
  const share = vi.fn(async () => true);
  const deliver = await download(await openDraft(deaFormId, { dea_marca: 'Marca' }));
  await deliver({ ...file, share });
  await press('Enviar');
  expect(share).toHaveBeenCalledOnce();
  panelQueries().getByRole('button', { name: 'Enviar' });
});

test('has no «Enviar» button if the device can’t share the file', async () => {
  const deliver = await download(await openDraft(deaFormId, { dea_marca: 'Marca' }));
  await deliver();
  expect(panelQueries().queryByRole('button', { name: 'Enviar' })).toBeNull();
});

test('suggests another way if the browser refuses to share the file', async () => {
  const deliver = await download(await openDraft(deaFormId, { dea_marca: 'Marca' }));
  await deliver({ ...file, share: async () => false });
  await press('Enviar');
  expect(panelQueries().getByRole('alert').textContent).toContain('Adjúntelo usted desde Descargas');
  expect(panelQueries().queryByRole('button', { name: 'Enviar' })).toBeNull();
});

test('a button in the panel prints the document', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const deliver = await download(await openDraft(deaFormId, { dea_marca: 'Marca' }));
  await deliver();
  fireEvent.click(panelQueries().getByRole('button', { name: 'Imprimir o guardar como PDF' }));
  expect(print).toHaveBeenCalledOnce();
});

test('the panel stays closed if an answer was changed before the delivery', async () => {
  const deliver = await download(await openDraft(contractId, { trab_trato: feminine }));
  fillIn('Nombre del establecimiento', 'Colegio');
  await deliver();
  expect(panel()).toBeNull();
});

test.each([
  ['Completar otro', 'onAnother'],
  ['Listo', 'onDone'],
] as const)('«%s» closes the panel and calls %s', async (button, name) => {
  const handler = vi.fn();
  const deliver = await download(await openDraft(deaFormId, { dea_marca: 'Marca' }, { [name]: handler }));
  await deliver();
  await press(button);
  await waitFor(() => expect(panel()).toBeNull());
  expect(handler).toHaveBeenCalledOnce();
});

test('downloads a blank document without opening the panel', async () => {
  const saveDocument = await openDraft(deaFormId, {});
  await press('Word sin completar');
  expect(saveDocument).toHaveBeenCalledExactlyOnceWith({}, null);
});

/** Downloads a contract and opens its data to copy. Returns queries within their dialog. */
async function openDataToCopy(writeText: (text: string) => Promise<void>) {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  const deliver = await download(await openDraft(contractId, { emp_rut: '77.777.777-7', est_rbd: '1-9' }));
  await deliver();
  await press('Copiar datos a otro sistema');
  return within(await screen.findByRole('dialog', { name: 'Copiar datos a otro sistema' }));
}

test('each value has a button that copies it', async () => {
  const writeText = vi.fn(async () => {});
  const dialogQueries = await openDataToCopy(writeText);
  await press('Copiar: RUT del sostenedor');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('77.777.777-7');
  expect(dialogQueries.getByRole('button', { name: 'Copiado: RUT del sostenedor' }).textContent).toBe(
    'Copiado',
  );
  expect(dialogQueries.getByRole('status').textContent).toBe('Copiado: RUT del sostenedor');
});

test('only the last copied value is marked as copied', async () => {
  const dialogQueries = await openDataToCopy(async () => {});
  await press('Copiar: RUT del sostenedor');
  await press('Copiar: RBD (rol base de datos)');
  expect(dialogQueries.getByRole('status').textContent).toBe('Copiado: RBD (rol base de datos)');
  dialogQueries.getByRole('button', { name: 'Copiar: RUT del sostenedor' });
});

test('selects the value if the browser refuses to copy it', async () => {
  const dialogQueries = await openDataToCopy(() => Promise.reject(new DOMException('No', 'NotAllowedError')));
  await press('Copiar: RUT del sostenedor');
  expect(dialogQueries.getByRole('alert').textContent).toContain('cópielo con el teclado');
  expect(getSelection()?.toString()).toBe('77.777.777-7');
});

test('a template without data to copy has no button for it', async () => {
  const deliver = await download(await openDraft(deaFormId, { dea_marca: 'Marca' }));
  await deliver();
  expect(screen.queryByRole('button', { name: 'Copiar datos a otro sistema' })).toBeNull();
});
