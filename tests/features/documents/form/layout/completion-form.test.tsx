// @vitest-environment dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createDraftStore } from '../../../../../src/features/documents/form/drafts/draft-store.ts';
import { fieldId } from '../../../../../src/features/documents/form/inputs/field-ids.ts';
import { fieldsOf } from '../../../../../src/features/documents/model/document.ts';
import { templates } from '../../all-templates.ts';
import {
  announced,
  answer,
  answersIn,
  contract,
  dea,
  describedBy,
  draftId,
  followed,
  open,
  openTemplate,
  otherId,
  paper,
  sheet,
} from '../open-form.tsx';

const litLines = () => [...sheet().querySelectorAll('[data-current-line]')];
const places = (key: string) => [...sheet().querySelectorAll(`[data-field="${key}"]`)];

test('an answer is stored and shown in the document immediately', async () => {
  const drafts = await open(dea);
  answer('Nombre del establecimiento', 'Colegio Los Aromos de Prueba');
  expect(answersIn(drafts)).toEqual({ est_nombre: 'Colegio Los Aromos de Prueba' });
  await followed();
  expect(places('est_nombre').map((place) => place.textContent)).toEqual(
    Array.from({ length: 3 }, () => 'Colegio Los Aromos de Prueba'),
  );
});

test('choosing a date in the calendar gives the same answer as typing it', async () => {
  const drafts = await open(dea);
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

test('leaving a field with an invalid answer shows the problem and announces it', async () => {
  await open(dea);
  answer('RUT del establecimiento o sostenedor', '77.777.777-8');
  const control = screen.getByLabelText('RUT del establecimiento o sostenedor');
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy('RUT del establecimiento o sostenedor')).toContain('El RUT no es válido.');
  expect(announced()).toContain('El RUT no es válido.');
  answer('RUT del establecimiento o sostenedor', '77777777-7');
  expect(control.getAttribute('aria-invalid')).toBeNull();
  expect(control).toHaveProperty('value', '77.777.777-7');
  expect(announced()).toBe('');
});

test('only the field being edited is marked in the document', async () => {
  await open(dea);
  fireEvent.focus(screen.getByLabelText('Marca'));
  fireEvent.focus(screen.getByLabelText('Modelo'));
  await followed();
  expect([...sheet().querySelectorAll('[data-current]')]).toEqual(places('dea_modelo'));
});

test.each(templates)('one line lights up for each field in the document: $productId', async (template) => {
  await openTemplate(template);
  const shown = fieldsOf(template).flatMap(({ key }) => {
    const control = document.getElementById(fieldId(key));
    const [place] = sheet().querySelectorAll(`[data-field~="${key}"]`);
    return control && place ? [{ control, place }] : [];
  });
  expect(shown).not.toEqual([]);
  for (const { control, place } of shown) {
    fireEvent.focus(control);
    expect(litLines()).toHaveLength(1);
    expect(litLines()[0]?.contains(place)).toBe(true);
  }
});

test('a row that an answer adds to the document lights up', async () => {
  await open(dea);
  const add = screen.getByRole('button', { name: 'Agregar persona' });
  while (!document.getElementById(fieldId('per_6_nombre'))) fireEvent.click(add);
  const name = document.getElementById(fieldId('per_6_nombre')) as HTMLInputElement;
  fireEvent.focus(name);
  expect(litLines()).toEqual([]);
  fireEvent.change(name, { target: { value: 'Ana Prueba' } });
  await followed();
  expect(litLines().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Ana Prueba')]);
});

test('arrow keys keep the focus on the tabs', async () => {
  await open(dea);
  const tab = (name: string) => screen.getByRole('tab', { name });
  const selected = () => screen.getByRole('tab', { selected: true });
  fireEvent.keyDown(tab('Formulario'), { key: 'ArrowRight' });
  expect(selected()).toBe(tab('Documento'));
  expect(document.activeElement).toBe(tab('Documento'));
  fireEvent.keyDown(tab('Documento'), { key: 'ArrowLeft' });
  expect(selected()).toBe(tab('Formulario'));
  expect(document.activeElement).toBe(tab('Formulario'));
});

test('the week’s warnings cite the rule without being printed', async () => {
  await open(contract);
  const monday = screen.getByRole('group', { name: 'Lunes' });
  expect(monday.textContent).toContain('Total del día 9:00');
  answer('Lunes: Salida', '2030');
  expect(monday.textContent).toContain('Total del día 11:45');
  expect(monday.textContent).toContain('no debe exceder de 10:00');
  expect([...document.querySelectorAll('output:not([aria-live=off])')]).toEqual([]);
  const summary = screen.getByRole('region', { name: '3 avisos' });
  expect(summary.textContent).toContain('La semana suma 46:45; el contrato pacta 44:00.');
  expect(summary.textContent).toContain('Estatuto Docente, art. 80');
  expect(summary.textContent).toContain('No impiden descargar ni se imprimen.');
  await followed();
  expect(paper()).not.toContain('no debe exceder de 10:00');
  answer('Lunes: Salida', '');
  expect(screen.queryByRole('region', { name: /avisos?$/ })).toBeNull();
});

test('an emptied proposal stays empty until it is requested again', async () => {
  const drafts = await open(contract);
  const exit = () => screen.getByLabelText<HTMLInputElement>('Lunes: Salida');
  const propose = () => screen.queryByRole('button', { name: 'Usar el horario propuesto' });
  expect(propose()).toBeNull();
  answer('Lunes: Salida', '');
  expect(exit().value).toBe('');
  expect(answersIn(drafts)).toEqual({ jor_lunes_salida: '' });
  await followed();
  expect(places('jor_lunes_salida')[0]?.getAttribute('data-blank')).toBe('');
  answer('Horas semanales', '');
  // The hours are in clause three and the table of the pay, and the cap of teaching depends on them.
  await followed();
  expect(sheet().querySelectorAll('[data-field=jor_horas][data-blank]')).toHaveLength(2);
  expect(places('jor_tope_aula')[0]?.getAttribute('data-blank')).toBe('');
  fireEvent.click(propose() ?? exit());
  expect(exit().value).toBe('17:45');
  expect(answersIn(drafts)).toEqual({ jor_horas: '' });
  fireEvent.click(screen.getByRole('button', { name: 'Recuperar mi horario' }));
  expect(exit().value).toBe('');
  answer('Sueldo base', '1');
  answer('Sueldo base', '');
  expect(answersIn(drafts)).toEqual({ jor_horas: '', jor_lunes_salida: '' });
});

test('a day off shows only its box until its times are restored', async () => {
  const drafts = await open(contract);
  const friday = screen.getByRole('group', { name: 'Viernes' });
  const box = () => within(friday).getByLabelText('Viernes: No trabaja este día');
  answer('Horas semanales', '38');
  answer('Viernes: Salida', '16:00');
  fireEvent.click(box());
  expect(within(friday).getAllByRole('checkbox')).toEqual([box()]);
  expect(within(friday).queryAllByRole('textbox')).toEqual([]);
  expect(screen.getByLabelText('Lunes: Salida')).toHaveProperty('value', '18:15');
  await followed();
  expect(places('jor_viernes_salida')[0]?.textContent).toBe('—');
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

test('copying the first working day includes its lunch', async () => {
  const drafts = await open(contract);
  answer('Horas semanales', '30');
  fireEvent.click(screen.getByLabelText('Lunes: No trabaja este día'));
  fireEvent.click(screen.getByLabelText('Martes: Sin colación'));
  answer('Martes: Salida', '15:00');
  fireEvent.click(screen.getByRole('button', { name: 'Copiar el martes a los demás días' }));
  expect(answersIn(drafts)).toMatchObject({ jor_jueves_sin_colacion: 'si', jor_jueves_salida: '15:00' });
  expect(Object.keys(answersIn(drafts)).filter((key) => key.startsWith('jor_lunes'))).toEqual([
    'jor_lunes_libre',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer la copia' }));
  expect(answersIn(drafts)).not.toHaveProperty('jor_jueves_sin_colacion');
});

test('the copy of Monday can be undone until a time is changed', async () => {
  const drafts = await open(contract);
  answer('Martes: Entrada', '07:45');
  answer('Lunes: Entrada', '08:30');
  const before = answersIn(drafts);
  const copy = screen.getByRole('button', { name: 'Copiar el lunes a los demás días' });
  const undo = () => screen.queryByRole('button', { name: 'Deshacer la copia' });
  expect(undo()).toBeNull();
  fireEvent.click(copy);
  expect(answersIn(drafts)).toMatchObject({ jor_martes_entrada: '08:30', jor_viernes_entrada: '08:30' });
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer la copia' }));
  expect(answersIn(drafts)).toEqual(before);
  expect(document.activeElement).toBe(copy);
  fireEvent.click(copy);
  fireEvent.keyDown(copy, { key: 'z', ctrlKey: true });
  expect(answersIn(drafts)).toEqual(before);
  expect(undo()).toBeNull();
  fireEvent.click(copy);
  answer('Jueves: Entrada', '09:00');
  expect(undo()).toBeNull();
});

test('an amount is grouped and added up without showing $0 for a blank', async () => {
  await open(contract);
  const pay = screen.getByRole('group', { name: 'Remuneración' });
  expect(pay.textContent).toContain('TOTAL HABERES—');
  answer('Sueldo base', '1250000');
  answer('Asignación de colación', '50.000');
  expect(screen.getByLabelText('Sueldo base')).toHaveProperty('value', '1.250.000');
  expect(pay.textContent).toContain('TOTAL HABERES—');
  for (const tick of within(pay).getAllByLabelText(/^No aplica/)) {
    if (!/Sueldo base|colación/.test(tick.getAttribute('aria-label') ?? '')) fireEvent.click(tick);
  }
  expect(pay.textContent).toContain('TOTAL HABERES$1.300.000');
  expect(pay.textContent).not.toContain('$0');
});

test('a choice is offered in the form’s own words', async () => {
  const drafts = createDraftStore();
  drafts.accept({ id: otherId, productId: contract }, { rep_trato: 'masculino', rep_nombre: 'Luis Prueba' });
  await open(contract, { drafts });
  const offer = screen.getByRole('region', { name: 'Usar esos datos' }).textContent;
  expect(offer).toContain('El representante legal es: Hombre');
  expect(offer).not.toContain('masculino');
});

test('answers can be stored again or discarded after the site’s data were wiped', async () => {
  const drafts = await open(dea);
  answer('Marca', 'Marca Ejemplo');
  const question = () =>
    screen.queryByRole('region', { name: 'Los datos que escribió se borraron de este navegador.' });
  expect(question()).toBeNull();
  localStorage.clear();
  await act(async () => window.dispatchEvent(new Event('focus')));
  expect(question()?.textContent).toContain('nada de lo que escriba se guarda');
  answer('Modelo', 'DX-100');
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Marca Ejemplo|DX-100/);
  fireEvent.click(screen.getByRole('button', { name: 'Guardarlos de nuevo' }));
  expect(question()).toBeNull();
  expect(JSON.stringify({ ...localStorage })).toContain('Marca Ejemplo');

  localStorage.clear();
  answer('Modelo', 'DX-200');
  expect(question()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Borrarlos también de aquí' }));
  expect(question()).toBeNull();
  expect(drafts.get().list).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Marca Ejemplo');
  expect(screen.getByLabelText('Marca')).toHaveProperty('value', '');
});

test('a draft that another tab erased can be stored again on request', async () => {
  localStorage.setItem('mle.cart', '{}');
  const drafts = await open(dea);
  answer('Marca', 'Marca Ejemplo');
  const key = `mle.draft.${draftId}`;
  const notice = () => screen.queryByRole('region', { name: 'Este borrador se borró en otra pestaña.' });
  expect(notice()).toBeNull();
  localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(notice()).not.toBeNull();
  answer('Modelo', 'DX-100');
  expect(localStorage.getItem(key)).toBeNull();
  expect(screen.getByLabelText('Marca')).toHaveProperty('value', 'Marca Ejemplo');
  fireEvent.click(screen.getByRole('button', { name: 'Guardarlo de nuevo' }));
  expect(notice()).toBeNull();
  expect(localStorage.getItem(key)).toMatch(/Marca Ejemplo.*DX-100/);
  expect(answersIn(drafts)).toEqual({ dea_marca: 'Marca Ejemplo', dea_modelo: 'DX-100' });
});

test('the focus returns to the previous field unless another was reached first', async () => {
  const drafts = createDraftStore();
  drafts.answer({ id: draftId, productId: dea }, 'dea_marca', 'Marca ficticia');
  await open(dea, { drafts });
  await vi.waitFor(() => expect(document.activeElement?.id).toBe(fieldId('dea_marca')));
  cleanup();

  const reach = new MutationObserver(() => document.getElementById(fieldId('est_nombre'))?.focus());
  reach.observe(document.body, { childList: true, subtree: true });
  await open(dea, { drafts });
  reach.disconnect();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement?.id).toBe(fieldId('est_nombre'));
});

test('a field that was autofilled without focus still follows the draft', async () => {
  const drafts = await open(contract);
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
])('text in a focused field is read when %s', async (_, happens) => {
  const drafts = await open(contract);
  const date = screen.getByLabelText('Fecha del contrato', { selector: 'input' });
  fireEvent.focus(date);
  fireEvent.input(date, { target: { value: '02-03-26' } });
  expect(answersIn(drafts)).toEqual({ contrato_fecha: '02-03-26' });
  act(() => void happens());
  expect(answersIn(drafts)).toEqual({ contrato_fecha: '2026-03-02' });
});

test('printing while a field is edited includes its formatted answer', async () => {
  await open(contract);
  const date = screen.getByLabelText('Fecha del contrato', { selector: 'input' });
  fireEvent.focus(date);
  fireEvent.input(date, { target: { value: '02-03-26' } });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const printed = document.querySelector('body > .printed')?.textContent?.replaceAll('\u00A0', ' ');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(printed).toContain('2 de marzo de 2026');
  expect(date).toHaveProperty('value', '02-03-26');
});

test('a draft erased while a field is edited stays erased', async () => {
  const drafts = await open(contract);
  const date = screen.getByLabelText('Fecha del contrato', { selector: 'input' });
  fireEvent.focus(date);
  fireEvent.input(date, { target: { value: '02-03-26' } });
  act(() => void drafts.erase([draftId]));
  cleanup();
  expect(answersIn(drafts)).toEqual({});
});
