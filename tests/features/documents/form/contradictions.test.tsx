// @vitest-environment dom
import { act, fireEvent, renderHook, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { formCopy } from '../../../../src/content/complete-copy.ts';
import { createCompletion } from '../../../../src/features/documents/form/completion.ts';
import { createDraftStore } from '../../../../src/features/documents/form/drafts/draft-store.ts';
import { useLastLook } from '../../../../src/features/documents/form/review/use-last-look.ts';
import type { Values } from '../../../../src/features/documents/model/document.ts';
import { deaForm } from '../../../../src/features/documents/templates/dea-form/template.ts';
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

function draftsWith(...all: readonly (readonly [id: string, productId: string, values: Values])[]) {
  const drafts = createDraftStore();
  for (const [id, productId, values] of all) drafts.accept({ id, productId }, values);
  return drafts;
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
  const look = screen.getByRole('region', { name: 'Antes de descargar' });
  expect(look.textContent?.split(sentence)).toHaveLength(2);
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
  expect(screen.getByRole('region', { name: 'Un aviso' })).toBeTruthy();
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
  const drafts = draftsWith(
    [otherId, contract, of],
    [draftId, contract, { ...of, trab_trato: 'masculino' }],
    ['c'.repeat(32), dea, { dea_serie: 'SN-1' }],
  );
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

test('two forms of one device are told, under the titles of the list', async () => {
  const drafts = draftsWith([otherId, dea, { dea_serie: 'SN-000123' }]);
  drafts.rename({ id: otherId, productId: dea }, 'Gimnasio');
  await open(dea, drafts);
  await act(async () => answer('Número de serie', 'SN-000123'));
  expect(describedBy('Número de serie')).toContain(
    'El número de serie SN-000123 está también en el borrador «Gimnasio».',
  );
});

test('a list without anybody is a blank, which the last look names and leads to', async () => {
  await open(dea);
  const index = screen.getByRole('navigation', { name: 'Secciones del formulario' });
  const list = () => within(index).getByRole('link', { name: /^Nómina/ }).textContent;
  expect(list()).toContain('1 en blanco');
  await press('Descargar en Word');
  const look = screen.getByRole('region', { name: 'Antes de descargar' });
  await act(async () => fireEvent.click(within(look).getByText('Ninguna persona en la lista')));
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

const contradictions: readonly Values[] = [
  { fecha_emision: '2026-03-03', firma_fecha: '2026-03-02' },
  { dea_fecha_adquisicion: '2099-03-03', dea_venc_bateria: '2012-01-15' },
  { formulario_numero: '3', formulario_total: '2' },
  { est_rut: '77.777.777-7', rep_rut: '77.777.777-7' },
  { per_1_nombre: 'Pedro Prueba', per_2_nombre: 'Pedro Prueba', per_1_fecha: '2012-01-15' },
  { mant_plan: 'no' },
  { dea_serie: 'SN-000123' },
];

test('no warning ever holds a download back', () => {
  fc.assert(
    fc.property(fc.subarray([...contradictions], { minLength: 1 }), (chosen) => {
      localStorage.clear();
      const values: Values = Object.assign({}, ...chosen);
      const drafts = draftsWith([otherId, dea, { dea_serie: 'SN-000123' }], [draftId, dea, values]);
      const form = createCompletion(deaForm, drafts, draftId, '2026-11-22');
      const saveDocument = vi.fn();
      const { result, unmount } = renderHook(() => useLastLook(form, saveDocument, () => {}));
      expect(form.findWarnings(drafts.get(), null).all).not.toEqual([]);
      act(() => result.current.check());
      expect([result.current.state, saveDocument.mock.calls]).toEqual(['open', []]);
      act(() => result.current.download());
      expect(saveDocument).toHaveBeenCalledOnce();
      expect(form.values.get()).toEqual(values);
      unmount();
    }),
  );
});
