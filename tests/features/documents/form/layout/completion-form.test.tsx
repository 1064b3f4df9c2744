// @vitest-environment dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createDraftStore } from '../../../../../src/features/documents/form/drafts/draft-store.ts';
import { fieldId } from '../../../../../src/features/documents/form/inputs/field-ids.ts';
import { fieldsOf } from '../../../../../src/features/documents/model/document.ts';
import { templates } from '../../all-templates.ts';
import {
  answersIn,
  contractId,
  deaFormId,
  descriptionOf,
  draftId,
  fillIn,
  findPreview,
  lastAnnouncement,
  openForm,
  openTemplate,
  otherDraftId,
  previewText,
  waitForPreview,
} from '../open-form.tsx';

const highlightedLines = () => [...findPreview().querySelectorAll('[data-current-line]')];
const placesOf = (key: string) => [...findPreview().querySelectorAll(`[data-field="${key}"]`)];

test('stores an answer and shows it in every place in the document', async () => {
  const drafts = await openForm(deaFormId);
  fillIn('Nombre del establecimiento', 'Colegio Los Aromos de Prueba');
  expect(answersIn(drafts)).toEqual({ est_nombre: 'Colegio Los Aromos de Prueba' });
  await waitForPreview();
  expect(placesOf('est_nombre').map((place) => place.textContent)).toEqual(
    Array.from({ length: 3 }, () => 'Colegio Los Aromos de Prueba'),
  );
});

test('stores a date chosen in the calendar and shows it in the field', async () => {
  const drafts = await openForm(deaFormId);
  const button = screen.getByRole('button', { name: 'Elegir en el calendario: Fecha de emisión' });
  const calendar = button.parentElement?.querySelector('input[type=date]');
  if (!calendar) throw new Error('No calendar beside its button');
  fireEvent.change(calendar, { target: { value: '2026-03-02' } });
  expect(answersIn(drafts)).toEqual({ fecha_emision: '2026-03-02' });
  expect(screen.getByLabelText('Fecha de emisión', { selector: 'input' })).toHaveProperty(
    'value',
    '02-03-2026',
  );
});

test('shows and announces the problem of an invalid answer on blur', async () => {
  await openForm(deaFormId);
  fillIn('RUT del establecimiento o sostenedor', '77.777.777-8');
  const control = screen.getByLabelText('RUT del establecimiento o sostenedor');
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf('RUT del establecimiento o sostenedor')).toContain('El RUT no es válido.');
  expect(lastAnnouncement()).toContain('El RUT no es válido.');
  fillIn('RUT del establecimiento o sostenedor', '77777777-7');
  expect(control.getAttribute('aria-invalid')).toBeNull();
  expect(control).toHaveProperty('value', '77.777.777-7');
  expect(lastAnnouncement()).toBe('');
});

test('the document marks only the field that is being edited', async () => {
  await openForm(deaFormId);
  fireEvent.focus(screen.getByLabelText('Marca'));
  fireEvent.focus(screen.getByLabelText('Modelo'));
  await waitForPreview();
  expect([...findPreview().querySelectorAll('[data-current]')]).toEqual(placesOf('dea_modelo'));
});

test.each(templates)('highlights one line for the focused field: $productId', async (template) => {
  await openTemplate(template);
  const visibleFields = fieldsOf(template).flatMap(({ key }) => {
    const control = document.getElementById(fieldId(key));
    const [place] = findPreview().querySelectorAll(`[data-field~="${key}"]`);
    return control && place ? [{ control, place }] : [];
  });
  expect(visibleFields).not.toEqual([]);
  for (const { control, place } of visibleFields) {
    fireEvent.focus(control);
    expect(highlightedLines()).toHaveLength(1);
    expect(highlightedLines()[0]?.contains(place)).toBe(true);
  }
});

test('highlights the row that an answer adds to the document', async () => {
  await openForm(deaFormId);
  const addButton = screen.getByRole('button', { name: 'Agregar persona' });
  while (!document.getElementById(fieldId('per_6_nombre'))) fireEvent.click(addButton);
  const name = document.getElementById(fieldId('per_6_nombre')) as HTMLInputElement;
  fireEvent.focus(name);
  expect(highlightedLines()).toEqual([]);
  fireEvent.change(name, { target: { value: 'Ana Prueba' } });
  await waitForPreview();
  expect(highlightedLines().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ana Prueba'),
  ]);
});

test('arrow keys select and focus the other tab', async () => {
  await openForm(deaFormId);
  const tab = (name: string) => screen.getByRole('tab', { name });
  const selectedTab = () => screen.getByRole('tab', { selected: true });
  fireEvent.keyDown(tab('Formulario'), { key: 'ArrowRight' });
  expect(selectedTab()).toBe(tab('Documento'));
  expect(document.activeElement).toBe(tab('Documento'));
  fireEvent.keyDown(tab('Documento'), { key: 'ArrowLeft' });
  expect(selectedTab()).toBe(tab('Formulario'));
  expect(document.activeElement).toBe(tab('Formulario'));
});

test('warnings about the week cite their rules and are not printed', async () => {
  await openForm(contractId);
  const monday = screen.getByRole('group', { name: 'Lunes' });
  expect(monday.textContent).toContain('Total del día 9:00');
  fillIn('Lunes: Salida', '2030');
  expect(monday.textContent).toContain('Total del día 11:45');
  expect(monday.textContent).toContain('no debe exceder de 10:00');
  expect([...document.querySelectorAll('output:not([aria-live=off])')]).toEqual([]);
  const summary = screen.getByRole('region', { name: '3 avisos' });
  expect(summary.textContent).toContain('La semana suma 46:45; el contrato pacta 44:00.');
  expect(summary.textContent).toContain('Estatuto Docente, art. 80');
  expect(summary.textContent).toContain('No impiden descargar ni se imprimen.');
  await waitForPreview();
  expect(previewText()).not.toContain('no debe exceder de 10:00');
  fillIn('Lunes: Salida', '');
  expect(screen.queryByRole('region', { name: /avisos?$/ })).toBeNull();
});

test('a cleared proposal stays blank until the user presses the button for the proposed week', async () => {
  const drafts = await openForm(contractId);
  const exitField = () => screen.getByLabelText<HTMLInputElement>('Lunes: Salida');
  const proposeButton = () => screen.queryByRole('button', { name: 'Usar el horario propuesto' });
  expect(proposeButton()).toBeNull();
  fillIn('Lunes: Salida', '');
  expect(exitField().value).toBe('');
  expect(answersIn(drafts)).toEqual({ jor_lunes_salida: '' });
  await waitForPreview();
  expect(placesOf('jor_lunes_salida')[0]?.getAttribute('data-blank')).toBe('');
  fillIn('Horas semanales', '');
  // The hours are blank in clause three and in the pay table. The limit of teaching hours, which
  // depends on the hours, is blank too.
  await waitForPreview();
  expect(findPreview().querySelectorAll('[data-field=jor_horas][data-blank]')).toHaveLength(2);
  expect(placesOf('jor_tope_aula')[0]?.getAttribute('data-blank')).toBe('');
  fireEvent.click(proposeButton() ?? exitField());
  expect(exitField().value).toBe('17:45');
  expect(answersIn(drafts)).toEqual({ jor_horas: '' });
  fireEvent.click(screen.getByRole('button', { name: 'Recuperar mi horario' }));
  expect(exitField().value).toBe('');
  fillIn('Sueldo base', '1');
  fillIn('Sueldo base', '');
  expect(answersIn(drafts)).toEqual({ jor_horas: '', jor_lunes_salida: '' });
});

test('a day off hides its times, and unticking it restores them', async () => {
  const drafts = await openForm(contractId);
  const friday = screen.getByRole('group', { name: 'Viernes' });
  const box = () => within(friday).getByLabelText('Viernes: No trabaja este día');
  fillIn('Horas semanales', '38');
  fillIn('Viernes: Salida', '16:00');
  fireEvent.click(box());
  expect(within(friday).getAllByRole('checkbox')).toEqual([box()]);
  expect(within(friday).queryAllByRole('textbox')).toEqual([]);
  expect(screen.getByLabelText('Lunes: Salida')).toHaveProperty('value', '18:15');
  await waitForPreview();
  expect(placesOf('jor_viernes_salida')[0]?.textContent).toBe('—');
  fireEvent.click(screen.getByRole('button', { name: 'Copiar el lunes a los demás días' }));
  expect(Object.keys(answersIn(drafts)).filter((key) => key.startsWith('jor_viernes'))).toEqual([
    'jor_viernes_salida',
    'jor_viernes_libre',
  ]);
  fireEvent.click(box());
  expect(screen.getByLabelText('Viernes: Salida')).toHaveProperty('value', '16:00');
  fireEvent.click(within(friday).getByLabelText('Viernes: Sin colación'));
  expect(within(friday).getAllByRole('textbox')).toHaveLength(4);
});

test('copying the first workday also copies its lunch', async () => {
  const drafts = await openForm(contractId);
  fillIn('Horas semanales', '30');
  fireEvent.click(screen.getByLabelText('Lunes: No trabaja este día'));
  fireEvent.click(screen.getByLabelText('Martes: Sin colación'));
  fillIn('Martes: Salida', '15:00');
  fireEvent.click(screen.getByRole('button', { name: 'Copiar el martes a los demás días' }));
  expect(answersIn(drafts)).toMatchObject({ jor_jueves_sin_colacion: 'si', jor_jueves_salida: '15:00' });
  expect(Object.keys(answersIn(drafts)).filter((key) => key.startsWith('jor_lunes'))).toEqual([
    'jor_lunes_libre',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer la copia' }));
  expect(answersIn(drafts)).not.toHaveProperty('jor_jueves_sin_colacion');
});

test('undoes the copy of Monday’s times until a person edits a time', async () => {
  const drafts = await openForm(contractId);
  fillIn('Martes: Entrada', '07:45');
  fillIn('Lunes: Entrada', '08:30');
  const answersBefore = answersIn(drafts);
  const copyButton = screen.getByRole('button', { name: 'Copiar el lunes a los demás días' });
  const undoButton = () => screen.queryByRole('button', { name: 'Deshacer la copia' });
  expect(undoButton()).toBeNull();
  fireEvent.click(copyButton);
  expect(answersIn(drafts)).toMatchObject({ jor_martes_entrada: '08:30', jor_viernes_entrada: '08:30' });
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer la copia' }));
  expect(answersIn(drafts)).toEqual(answersBefore);
  expect(document.activeElement).toBe(copyButton);
  fireEvent.click(copyButton);
  fireEvent.keyDown(copyButton, { key: 'z', ctrlKey: true });
  expect(answersIn(drafts)).toEqual(answersBefore);
  expect(undoButton()).toBeNull();
  fireEvent.click(copyButton);
  fillIn('Jueves: Entrada', '09:00');
  expect(undoButton()).toBeNull();
});

test('shows the pay total only if no amount is blank', async () => {
  await openForm(contractId);
  const paySection = screen.getByRole('group', { name: 'Remuneración' });
  expect(paySection.textContent).toContain('TOTAL HABERES—');
  fillIn('Sueldo base', '1250000');
  fillIn('Asignación de colación', '50.000');
  expect(screen.getByLabelText('Sueldo base')).toHaveProperty('value', '1.250.000');
  expect(paySection.textContent).toContain('TOTAL HABERES—');
  for (const checkbox of within(paySection).getAllByLabelText(/^No aplica/)) {
    if (!/Sueldo base|colación/.test(checkbox.getAttribute('aria-label') ?? '')) fireEvent.click(checkbox);
  }
  expect(paySection.textContent).toContain('TOTAL HABERES$1.300.000');
  expect(paySection.textContent).not.toContain('$0');
});

test('an answer offered from another draft shows its label instead of its code', async () => {
  const drafts = createDraftStore();
  drafts.setAnswers(
    { id: otherDraftId, productId: contractId },
    { rep_trato: 'masculino', rep_nombre: 'Luis Prueba' },
  );
  await openForm(contractId, { drafts });
  const offerText = screen.getByRole('region', { name: 'Usar esos datos' }).textContent;
  expect(offerText).toContain('El representante legal es: Hombre');
  expect(offerText).not.toContain('masculino');
});

test('a notice stores or discards the answers after the site’s data were cleared', async () => {
  const drafts = await openForm(deaFormId);
  fillIn('Marca', 'Marca Ejemplo');
  const question = () =>
    screen.queryByRole('region', { name: 'Los datos que escribió se borraron de este navegador.' });
  expect(question()).toBeNull();
  localStorage.clear();
  await act(async () => window.dispatchEvent(new Event('focus')));
  expect(question()?.textContent).toContain('nada de lo que escriba se guarda');
  fillIn('Modelo', 'DX-100');
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Marca Ejemplo|DX-100/);
  fireEvent.click(screen.getByRole('button', { name: 'Guardarlos de nuevo' }));
  expect(question()).toBeNull();
  expect(JSON.stringify({ ...localStorage })).toContain('Marca Ejemplo');

  localStorage.clear();
  fillIn('Modelo', 'DX-200');
  expect(question()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Borrarlos también de aquí' }));
  expect(question()).toBeNull();
  expect(drafts.get().list).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Marca Ejemplo');
  expect(screen.getByLabelText('Marca')).toHaveProperty('value', '');
});

test('a notice stores the draft again after another tab erased it', async () => {
  localStorage.setItem('mle.cart', '{}');
  const drafts = await openForm(deaFormId);
  fillIn('Marca', 'Marca Ejemplo');
  const key = `mle.draft.${draftId}`;
  const notice = () => screen.queryByRole('region', { name: 'Este borrador se borró en otra pestaña.' });
  expect(notice()).toBeNull();
  localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(notice()).not.toBeNull();
  fillIn('Modelo', 'DX-100');
  expect(localStorage.getItem(key)).toBeNull();
  expect(screen.getByLabelText('Marca')).toHaveProperty('value', 'Marca Ejemplo');
  fireEvent.click(screen.getByRole('button', { name: 'Guardarlo de nuevo' }));
  expect(notice()).toBeNull();
  expect(localStorage.getItem(key)).toMatch(/Marca Ejemplo.*DX-100/);
  expect(answersIn(drafts)).toEqual({ dea_marca: 'Marca Ejemplo', dea_modelo: 'DX-100' });
});

test('focuses the last used field on opening unless another field already has the focus', async () => {
  const drafts = createDraftStore();
  drafts.setAnswer({ id: draftId, productId: deaFormId }, 'dea_marca', 'Marca ficticia');
  await openForm(deaFormId, { drafts });
  await vi.waitFor(() => expect(document.activeElement?.id).toBe(fieldId('dea_marca')));
  cleanup();

  // Focus another field as soon as the form renders it, like a user who is faster than the form.
  const focusObserver = new MutationObserver(() => document.getElementById(fieldId('est_nombre'))?.focus());
  focusObserver.observe(document.body, { childList: true, subtree: true });
  await openForm(deaFormId, { drafts });
  focusObserver.disconnect();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement?.id).toBe(fieldId('est_nombre'));
});

test('an autofilled field shows later changes of the draft', async () => {
  const drafts = await openForm(contractId);
  const control = screen.getByLabelText('Sueldo base');
  fireEvent.change(control, { target: { value: '$ 777.000' } });
  expect(control).toHaveProperty('value', '777.000');
  expect(answersIn(drafts)).toEqual({ rem_sueldo_base: '777000' });
  act(() => void drafts.eraseAll());
  expect(control).toHaveProperty('value', '');
});

test.each([
  ['the page is printed', () => window.dispatchEvent(new Event('beforeprint'))],
  ['the tab is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the tab is closed', () => window.dispatchEvent(new Event('pagehide'))],
  ['another page is opened', cleanup],
])('parses the text of a focused field when %s', async (_, trigger) => {
  const drafts = await openForm(contractId);
  const date = screen.getByLabelText('Fecha del contrato', { selector: 'input' });
  fireEvent.focus(date);
  fireEvent.input(date, { target: { value: '02-03-26' } });
  expect(answersIn(drafts)).toEqual({ contrato_fecha: '02-03-26' });
  act(() => void trigger());
  expect(answersIn(drafts)).toEqual({ contrato_fecha: '2026-03-02' });
});

test('prints the parsed answer of a field that is being edited', async () => {
  await openForm(contractId);
  const date = screen.getByLabelText('Fecha del contrato', { selector: 'input' });
  fireEvent.focus(date);
  fireEvent.input(date, { target: { value: '02-03-26' } });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const printedText = document.querySelector('body > .printed')?.textContent?.replaceAll('\u00A0', ' ');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(printedText).toContain('2 de marzo de 2026');
  expect(date).toHaveProperty('value', '02-03-26');
});

test('unmounting the form does not store an erased draft again', async () => {
  const drafts = await openForm(contractId);
  const date = screen.getByLabelText('Fecha del contrato', { selector: 'input' });
  fireEvent.focus(date);
  fireEvent.input(date, { target: { value: '02-03-26' } });
  act(() => void drafts.erase([draftId]));
  cleanup();
  expect(answersIn(drafts)).toEqual({});
});
