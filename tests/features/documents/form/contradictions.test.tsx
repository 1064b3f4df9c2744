// @vitest-environment dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { formCopy } from '../../../../src/content/complete-copy.ts';
import { createDraftStore } from '../../../../src/features/documents/form/drafts/draft-store.ts';
import { answer, answersIn, contract, dea, draftId, open, otherId } from './open-form.tsx';

beforeEach(() => localStorage.clear());

const control = (name: string) => screen.getByLabelText(name, { selector: 'input, textarea, select' });
const statusText = () => screen.getAllByRole('status').at(-1)?.textContent;
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const sheetText = () => screen.getByRole('article').textContent ?? '';

/** What a screen reader says of the field besides its label. */
function describedBy(name: string): string {
  const ids = (control(name).getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

test('a contradiction stands beside both fields, is announced, is listed once, and is not in the document', async () => {
  const saveDocument = vi.fn();
  const drafts = await open(contract, createDraftStore(), saveDocument);
  const sentence = 'El contrato es del 1-3-2016 y la consulta, del 20-11-2016.';
  await act(async () => answer('Fecha del contrato', '01-03-2016'));
  expect(statusText()).not.toContain(sentence);
  await act(async () => answer('Fecha de consulta de inhabilidades', '20-11-2016'));
  expect(statusText()).toContain(sentence);
  for (const name of ['Fecha del contrato', 'Fecha de consulta de inhabilidades'])
    expect(describedBy(name), name).toContain(sentence);
  await press('Descargar en Word');
  const review = screen.getByRole('region', { name: 'Antes de descargar' });
  expect(review.textContent?.split(sentence)).toHaveLength(2);
  expect(sheetText()).not.toContain(sentence);
  await press(formCopy.anyway);
  expect(saveDocument).toHaveBeenCalledExactlyOnceWith(answersIn(drafts), expect.any(String));
  await act(async () => answer('Fecha de consulta de inhabilidades', '20-02-2016'));
  expect(screen.queryByText(/y la consulta, del/)).toBeNull();
});

test('two fields of one section count their warning once', async () => {
  await open(contract);
  await act(async () => answer('Inicio', '02-03-2026'));
  await act(async () => answer('Término', '01-03-2026'));
  const index = screen.getByRole('navigation', { name: 'Secciones del formulario' });
  expect(within(index).getByRole('link', { name: /^Duración/ }).textContent).toContain('1 aviso');
  const summary = screen.getByRole('region', { name: 'Un aviso' });
  expect(summary.textContent).toContain('No impide descargar ni se imprime.');
});

test('an amount is asked about once its field is left, not on the way to its last figure', async () => {
  await open(contract);
  const pay = control('Sueldo base');
  fireEvent.focus(pay);
  for (const typed of ['1', '12', '125']) {
    await act(async () => fireEvent.change(pay, { target: { value: typed } }));
    expect(screen.queryByText(/¿Faltan cifras\?/)).toBeNull();
  }
  await act(async () => fireEvent.blur(pay));
  expect(describedBy('Sueldo base')).toContain('Sueldo base: $125. ¿Faltan cifras?');
  expect(statusText()).toBe('Sueldo base: $125. ¿Faltan cifras?');
  await act(async () => answer('Sueldo base', '1250000'));
  expect(screen.queryByText(/¿Faltan cifras\?/)).toBeNull();
});

test('what a copy keeps of another worker is named beside each field; not after the other draft is erased', async () => {
  const of = { trab_nombre: 'Ana Prueba Ejemplo', trab_rut: '11.111.111-1' };
  const drafts = createDraftStore();
  drafts.accept({ id: otherId, productId: contract }, of);
  drafts.accept({ id: draftId, productId: contract }, { ...of, trab_trato: 'masculino' });
  drafts.accept({ id: 'c'.repeat(32), productId: dea }, { dea_serie: 'SN-1' });
  await open(contract, drafts);
  expect(screen.queryByText(/en el borrador/)).toBeNull();
  await act(async () => answer('Nombre del trabajador', 'Luis Prueba Ejemplo'));
  const sentence =
    'Luis Prueba Ejemplo tiene la cédula de Ana Prueba Ejemplo, en el borrador «Ana Prueba Ejemplo».';
  for (const name of ['Nombre del trabajador', 'Cédula de identidad'])
    expect(describedBy(name), name).toContain(sentence);
  await act(async () => void drafts.erase([otherId]));
  expect(describedBy('Nombre del trabajador')).not.toContain('en el borrador');
});

test('a list without anybody is a blank, which the review names and leads to', async () => {
  await open(dea);
  const index = screen.getByRole('navigation', { name: 'Secciones del formulario' });
  const list = () => within(index).getByRole('link', { name: /^Nómina/ }).textContent;
  expect(list()).toContain('1 en blanco');
  await press('Descargar en Word');
  const review = screen.getByRole('region', { name: 'Antes de descargar' });
  await act(async () => fireEvent.click(within(review).getByText('Ninguna persona en la lista')));
  expect(document.activeElement).toBe(control('Persona 1: nombre completo'));
  for (const [name, text] of [
    ['nombre completo', 'Pedro Prueba Ejemplo'],
    ['cédula de identidad', '11.111.111-1'],
    ['entidad que capacitó', 'Entidad Ejemplo'],
    ['fecha', '15-01-2026'],
    ['horas en total', '3:00'],
    ['horas prácticas', '2:00'],
  ] as const)
    await act(async () => answer(`Persona 1: ${name}`, text));
  expect(list()).toContain('nada en blanco');
});
