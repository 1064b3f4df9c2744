// @vitest-environment dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { focusField } from '../../../../src/features/documents/form/inputs/field-ids.ts';
import {
  answersIn,
  contractId,
  deaFormId,
  descriptionOf,
  fillIn,
  findPreview,
  findSection,
  lastAnnouncement,
  openForm,
  previewText,
  waitForPreview,
} from './open-form.tsx';

test('choosing the gender updates the document, the section’s title and its labels', async () => {
  await openForm(contractId);
  await waitForPreview();
  expect(previewText()).toContain('EDUCADORA DIFERENCIAL');
  fireEvent.click(within(findSection('Contrato')).getByLabelText('Hombre'));
  await waitForPreview();
  expect(previewText()).toContain('EDUCADOR DIFERENCIAL');
  expect(previewText()).not.toContain('la Trabajadora');
  const workerSection = findSection('El Trabajador');
  expect(within(workerSection).getByLabelText('Nombre del trabajador')).toBeDefined();
  expect(screen.getByText('El Trabajador', { selector: 'a span' })).toBeDefined();
});

test('keeps a typed word of the other gender and warns about it', async () => {
  await openForm(contractId);
  fireEvent.click(within(findSection('Contrato')).getByLabelText('Hombre'));
  fillIn('Título profesional', 'Profesora de Educación Diferencial');
  await waitForPreview();
  expect(previewText()).toContain('Profesora de Educación Diferencial');
  expect(screen.getAllByText(/«Profesora» no concuerda con su respuesta «Hombre»/).length).toBeGreaterThan(0);
});

test('changing the weekly hours updates the clauses, the tables and the proposed times', async () => {
  await openForm(contractId);
  fillIn('Horas semanales', '30');
  await waitForPreview();
  expect(previewText()).toContain('La jornada ordinaria será de 30 horas cronológicas semanales');
  expect(previewText()).toContain('no excederá de 19 horas y 25 minutos cronológicos semanales');
  expect(previewText()).toContain('Tabla 1. Distribución semanal (30:00 horas).');
  expect(previewText()).toContain('valor hora × 30');
  expect(screen.getByLabelText('Lunes: Salida')).toHaveProperty('value', '14:45');
  const week = findSection('Jornada semanal');
  expect(week.textContent).toContain('Total de la semana30:00');
  expect(screen.queryByText(/La semana suma/)).toBeNull();
  fillIn('Lunes: Salida', '16:00');
  expect(screen.getAllByText(/La semana suma 31:15; el contrato pacta 30:00\./).length).toBeGreaterThan(0);
});

test('asks about the check digit of eight bare digits until a RUT with a dash is typed', async () => {
  const drafts = await openForm(contractId);
  const name = 'RUT del sostenedor';
  const question = '¿Falta el dígito verificador? Se leyó 1.365.664-9.';
  fillIn(name, '13656649');
  expect(answersIn(drafts)).toEqual({ emp_rut: '1.365.664-9' });
  expect(descriptionOf(name)).toContain(question);
  expect(lastAnnouncement()).toBe(question);
  fillIn(name, '1.365.664-9');
  expect(descriptionOf(name)).not.toContain(question);
  fillIn(name, '123456785');
  expect(screen.queryByText(/dígito verificador/)).toBeNull();
});

test('a field of the week has no description except its problem', async () => {
  await openForm(contractId);
  const cell = screen.getByLabelText('Lunes: Salida');
  expect(cell.getAttribute('aria-describedby')).toBeNull();
  fillIn('Lunes: Salida', 'tarde');
  const problem = document.getElementById(cell.getAttribute('aria-describedby') ?? '');
  expect(problem?.textContent).toMatch(/^Salida: /);
});

test('prints invalid weekly hours as typed, and shows a problem', async () => {
  await openForm(contractId);
  fillIn('Horas semanales', '45');
  expect(screen.getAllByText('Ingrese un número entero entre 1 y 44.').length).toBeGreaterThan(0);
  await waitForPreview();
  expect(previewText()).toContain('La jornada ordinaria será de 45 horas cronológicas semanales');
  fillIn('Horas semanales', '');
  expect(screen.getByLabelText('Horas semanales')).toHaveProperty('value', '');
  expect(screen.getByLabelText('Lunes: Salida')).toHaveProperty('value', '17:45');
});

test('typing an amount unticks «does not apply», and unticking it restores the amount', async () => {
  await openForm(contractId);
  const notApplicableBox = screen.getByLabelText('No aplica: Bono PIE');
  fireEvent.click(notApplicableBox);
  expect(screen.getByLabelText('Bono PIE')).toHaveProperty('value', '');
  await waitForPreview();
  expect(findPreview().querySelector('[data-field="rem_bono_pie"]')?.textContent).toBe('No aplica');
  fillIn('Bono PIE', '50.000');
  expect(notApplicableBox).toHaveProperty('checked', false);
  fireEvent.click(notApplicableBox);
  fillIn('Bono PIE', '');
  expect(notApplicableBox).toHaveProperty('checked', true);
  fireEvent.click(notApplicableBox);
  expect(screen.getByLabelText('Bono PIE')).toHaveProperty('value', '50.000');
});

test('an answer ticks its box in the annex until the user unticks it', async () => {
  const drafts = await openForm(deaFormId);
  const box = screen.getByLabelText('Se informa el fabricante');
  expect(box).toHaveProperty('checked', false);
  fillIn('Fabricante', 'Fabricante Ejemplo S.A.');
  expect(box).toHaveProperty('checked', true);
  fireEvent.click(box);
  expect(box).toHaveProperty('checked', false);
  fillIn('Fabricante', 'Otro Fabricante');
  expect(box).toHaveProperty('checked', false);
  fireEvent.click(box);
  expect(box).toHaveProperty('checked', true);
  expect(JSON.stringify(drafts.get())).toContain('"anx_adjunta_fabricante":"si"');
});

test('unticking a declaration removes its answer', async () => {
  const drafts = await openForm(deaFormId);
  const box = screen.getByLabelText('Declaración de personal capacitado');
  fireEvent.click(box);
  expect(Object.values(answersIn(drafts))).toEqual(['si']);
  fireEvent.click(box);
  expect(Object.values(answersIn(drafts)).filter(Boolean)).toEqual([]);
  const declarationText = descriptionOf('Declaración de personal capacitado');
  expect(declarationText).toContain(
    'mediante una formación de al menos 3 horas, de las cuales 2 fueron prácticas.',
  );
  expect(declarationText).toContain('me comprometo a actualizarla cuando cambie.');
});

test('the document prints a row for a sixth person only once this person has an answer', async () => {
  await openForm(deaFormId);
  const table = () => within(findPreview()).getByRole('table', { name: 'Tabla de personal capacitado' });
  const countRows = () => table().querySelectorAll('tbody tr').length;
  fillIn('Persona 1: nombre completo', 'Pedro Prueba Ejemplo');
  const staff = within(findSection('Nómina de personal capacitado'));
  expect(staff.getAllByText('Pedro Prueba Ejemplo')).toHaveLength(1);
  expect(screen.getByLabelText('Se adjunta la nómina del personal capacitado')).toHaveProperty(
    'checked',
    true,
  );
  await waitForPreview();
  expect(countRows()).toBe(5);
  fireEvent.click(screen.getByText('Agregar persona'));
  await waitForPreview();
  expect(countRows()).toBe(5);
  fillIn('Persona 6: nombre completo', 'Ana Prueba Ejemplo');
  await waitForPreview();
  expect(countRows()).toBe(6);
  expect(previewText()).toContain('Horas (total / prácticas)');
});

test('focusing a person’s field unfolds that person', async () => {
  await openForm(deaFormId);
  const isOpen = (label: string) => screen.getByLabelText(label).closest('details')?.open;
  act(() => focusField('per_2_rut'));
  expect(isOpen('Persona 2: cédula de identidad')).toBe(true);
  fillIn('Persona 1: nombre completo', 'Ana Prueba Ejemplo');
  fillIn('Persona 2: cédula de identidad', '11.111.111-2');
  fireEvent.blur(screen.getByLabelText('Persona 2: cédula de identidad'));
  fireEvent.click(screen.getByText('Agregar persona'));
  expect(isOpen('Persona 1: nombre completo')).toBe(false);
  expect(isOpen('Persona 2: cédula de identidad')).toBe(true);
  expect(isOpen('Persona 6: nombre completo')).toBe(true);
});
