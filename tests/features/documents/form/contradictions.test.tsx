// @vitest-environment dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { formCopy } from '../../../../src/content/documents/complete-copy.ts';
import { draftById } from '../../../../src/features/documents/form/drafts/draft.ts';
import {
  createDraftStore,
  type DraftStore,
} from '../../../../src/features/documents/form/drafts/draft-store.ts';
import { copyDraft } from '../../../../src/features/documents/form/drafts/next-draft.ts';
import { documentFor } from '../../../../src/features/documents/templates/documents.ts';
import {
  answersIn,
  contractId,
  deaFormId,
  descriptionOf,
  draftId,
  fillIn,
  findControl,
  findReview,
  lastAnnouncement,
  openForm,
  otherDraftId,
  press,
  previewText,
  sectionLinkText,
} from './open-form.tsx';

test('shows a contradiction beside both fields and in the review, but not in the document', async () => {
  const saveDocument = vi.fn();
  const drafts = await openForm(contractId, { saveDocument });
  const sentence = 'El contrato es del 1 de marzo de 2016 y la consulta, del 20 de noviembre de 2016.';
  await act(async () => fillIn('Fecha del contrato', '01-03-2016'));
  expect(lastAnnouncement()).not.toContain(sentence);
  await act(async () => fillIn('Fecha de consulta de inhabilidades', '20-11-2016'));
  expect(lastAnnouncement()).toContain(sentence);
  for (const name of ['Fecha del contrato', 'Fecha de consulta de inhabilidades'])
    expect(descriptionOf(name), name).toContain(sentence);
  await press('Descargar en Word');
  expect(findReview().textContent?.split(sentence)).toHaveLength(2);
  expect(previewText()).not.toContain(sentence);
  await press(formCopy.downloadAnyway);
  expect(saveDocument).toHaveBeenCalledExactlyOnceWith(
    answersIn(drafts),
    expect.any(String),
    expect.any(Function),
  );
  await act(async () => fillIn('Fecha de consulta de inhabilidades', '20-02-2016'));
  expect(screen.queryByText(/y la consulta, del/)).toBeNull();
});

test('warns about a small amount only on blur', async () => {
  await openForm(contractId);
  const payField = findControl('Sueldo base');
  fireEvent.focus(payField);
  for (const typed of ['1', '12', '125']) {
    await act(async () => fireEvent.change(payField, { target: { value: typed } }));
    expect(screen.queryByText(/¿Faltan cifras\?/)).toBeNull();
  }
  await act(async () => fireEvent.blur(payField));
  expect(descriptionOf('Sueldo base')).toContain('Sueldo base: $125. ¿Faltan cifras?');
  expect(lastAnnouncement()).toBe('Sueldo base: $125. ¿Faltan cifras?');
  await act(async () => fillIn('Sueldo base', '1250000'));
  expect(screen.queryByText(/¿Faltan cifras\?/)).toBeNull();
});

test('warns beside name and RUT if another draft has the RUT with another name', async () => {
  const anaAnswers = { trab_nombre: 'Ana Prueba Ejemplo', trab_rut: '11.111.111-1' };
  const drafts = createDraftStore();
  drafts.setAnswers({ id: otherDraftId, productId: contractId }, anaAnswers);
  drafts.setAnswers({ id: draftId, productId: contractId }, { ...anaAnswers, trab_trato: 'masculino' });
  drafts.setAnswers({ id: 'c'.repeat(32), productId: deaFormId }, { dea_serie: 'SN-1' });
  await openForm(contractId, { drafts });
  expect(screen.queryByText(/en el borrador/)).toBeNull();
  await act(async () => fillIn('Nombre del trabajador', 'Luis Prueba Ejemplo'));
  const sentence =
    'Luis Prueba Ejemplo tiene la cédula de Ana Prueba Ejemplo, en el borrador «Ana Prueba Ejemplo».';
  for (const name of ['Nombre del trabajador', 'Cédula de identidad'])
    expect(descriptionOf(name), name).toContain(sentence);
  await act(async () => void drafts.erase([otherDraftId]));
  expect(descriptionOf('Nombre del trabajador')).not.toContain('en el borrador');
});

/** Opens a copy of Ana's contract, whose answers about her are unconfirmed. */
async function openCopy(): Promise<DraftStore> {
  const template = await documentFor(contractId)?.load();
  if (!template) throw new Error('No contract');
  const drafts = createDraftStore();
  const anaRef = { id: otherDraftId, productId: contractId };
  drafts.setAnswers(anaRef, {
    emp_rut: '77.777.777-7',
    trab_nombre: 'Ana Prueba Ejemplo',
    trab_rut: '11.111.111-1',
    trab_trato: 'femenino',
    rem_cuenta: 'Cuenta vista, Banco Ejemplo, N.º 0012345678',
  });
  const [original] = drafts.get().list;
  if (!original) throw new Error('No draft');
  const { place: _, ...beginning } = copyDraft(template, original);
  drafts.importDrafts([{ ...original, ...beginning, id: draftId }]);
  return openForm(contractId, { drafts });
}

const copyQuestion = 'Igual que en Ana Prueba Ejemplo: ¿es así?';
const countQuestions = () => screen.queryAllByText('Sí, es así').length;

test('a copy asks about each answer about the worker until it is changed or confirmed', async () => {
  const drafts = await openCopy();
  expect(countQuestions()).toBe(4);
  for (const name of ['Nombre de la trabajadora', 'Cédula de identidad', 'Cuenta bancaria'])
    expect(descriptionOf(name), name).toContain(copyQuestion);
  expect(descriptionOf('RUT del sostenedor')).not.toContain('Igual que');
  expect(previewText()).not.toContain('Igual que');
  // The question disappears at the first key press, before the blur.
  fireEvent.focus(findControl('Cédula de identidad'));
  await act(async () =>
    fireEvent.change(findControl('Cédula de identidad'), { target: { value: '11.111.111-' } }),
  );
  expect(descriptionOf('Cédula de identidad')).not.toContain('Igual que');
  await press('Sí, es así: Cuenta bancaria');
  expect(descriptionOf('Cuenta bancaria')).not.toContain('Igual que');
  expect(document.activeElement).toBe(findControl('Cuenta bancaria'));
  expect(countQuestions()).toBe(2);
  await act(async () => fillIn('Nombre de la trabajadora', 'Eva Prueba Muestra'));
  // The user confirmed that the account is the same as Ana's, but the contract is no longer Ana's.
  expect(descriptionOf('Cuenta bancaria')).toContain('Eva Prueba Muestra tiene la cuenta bancaria de Ana');
  await act(async () => void drafts.erase([otherDraftId]));
  expect(screen.getByText('el borrador original')).toBeTruthy();
});

test('a copy warns about the original’s RUT only after the user confirms the RUT', async () => {
  await openCopy();
  await act(async () => fillIn('Nombre de la trabajadora', 'Luis Prueba Muestra'));
  expect(descriptionOf('Cédula de identidad')).toContain(copyQuestion);
  expect(screen.queryByText(/Luis Prueba Muestra tiene/)).toBeNull();
  await press('Sí, es así: Cédula de identidad');
  expect(descriptionOf('Cédula de identidad')).toContain('Luis Prueba Muestra tiene la cédula de Ana');
});

test('the review of a copy counts its questions, and a button confirms all of them', async () => {
  const drafts = await openCopy();
  await press('Descargar en Word');
  const reviewPanel = findReview();
  const copiedSection = within(reviewPanel).getByRole('region', {
    name: '4 datos son iguales que en Ana Prueba Ejemplo',
  });
  await act(async () => fireEvent.click(within(copiedSection).getByText('Cuenta bancaria')));
  expect(document.activeElement).toBe(findControl('Cuenta bancaria'));
  await press('Sí, son así');
  expect(copiedSection.isConnected).toBe(false);
  expect(document.activeElement).toBe(reviewPanel);
  expect(countQuestions()).toBe(0);
  expect(draftById(createDraftStore().get(), draftId)?.unconfirmed).toEqual([]);
  expect(answersIn(drafts).trab_rut).toBe('11.111.111-1');
});

test('an empty list counts as one blank in the review', async () => {
  await openForm(deaFormId);
  expect(sectionLinkText('Nómina')).toContain('1 en blanco');
  await press('Descargar en Word');
  await act(async () => fireEvent.click(within(findReview()).getByText('Ninguna persona en la lista')));
  expect(document.activeElement).toBe(findControl('Persona 1: nombre completo'));
});
