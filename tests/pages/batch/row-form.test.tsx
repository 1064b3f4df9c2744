// @vitest-environment dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { labels } from '../../../src/content/frame-copy.ts';
import type { AnswerSource } from '../../../src/features/documents/model/answer-source.ts';
import { documentFor } from '../../../src/features/documents/templates/documents.ts';
import { RowForm } from '../../../src/pages/batch/row-form.tsx';
import { createStores, StoresProvider } from '../../../src/platform/store.ts';
import { LabelsProvider } from '../../../src/ui/labels.ts';
import { deaFormId, descriptionOf, fillIn, findControl } from '../../features/documents/form/open-form.tsx';
import { findExposedFields } from '../../ui/form/exposed-fields.ts';

const rows = [
  { id: 'a'.repeat(32), number: 1, name: 'SN-1', values: { dea_serie: 'SN-1', dea_marca: 'Marca Ejemplo' } },
  {
    id: 'b'.repeat(32),
    number: 3,
    name: 'SN-2',
    values: { dea_serie: 'SN-2', est_nombre: 'Colegio de Prueba' },
  },
] as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function openRow(sourceOf: (key: string) => AnswerSource | null = () => 'sheet') {
  const entry = documentFor(deaFormId);
  if (!entry) throw new Error('The DEA form has no document');
  const template = await entry.load();
  const onAnswer = vi.fn();
  const onBack = vi.fn();
  const view = render(
    <LabelsProvider value={labels}>
      <StoresProvider value={createStores()}>
        <MemoryRouter useTransitions={false}>
          <RowForm {...{ entry, template, onAnswer, sourceOf, onBack }} rows={rows} index={0} />
        </MemoryRouter>
      </StoresProvider>
    </LabelsProvider>,
  );
  await screen.findByRole('article');
  return { onAnswer, onBack, ...view };
}

test('changing an answer reports only that answer', async () => {
  const { onAnswer, unmount } = await openRow();
  await act(async () => fillIn('Modelo', 'DX-100'));
  unmount();
  expect(onAnswer.mock.calls).toEqual([[{ dea_modelo: 'DX-100' }]]);
});

test('an unchanged row reports nothing', async () => {
  const { onAnswer, unmount } = await openRow();
  await act(async () => fillIn('Marca', 'Marca Ejemplo'));
  unmount();
  expect(onAnswer).not.toHaveBeenCalled();
});

test('leaving a row reports a half-typed answer', async () => {
  const { onAnswer, unmount } = await openRow();
  const date = findControl('Fecha de emisión');
  fireEvent.focus(date);
  await act(async () => fireEvent.input(date, { target: { value: '02-03-26' } }));
  unmount();
  expect(onAnswer.mock.lastCall).toEqual([{ fecha_emision: '2026-03-02' }]);
});

test('the form of a row writes to no storage', async () => {
  const { unmount } = await openRow();
  await act(async () => fillIn('Modelo', 'DX-100'));
  unmount();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('a warning about a repeated serial number names the other row', async () => {
  await openRow();
  await act(async () => fillIn('Número de serie', 'SN-2'));
  expect(descriptionOf('Número de serie')).toContain('El número de serie SN-2 está también en la fila 3.');
});

test('accepting the school’s data from another row reports the new answers', async () => {
  const { onAnswer } = await openRow();
  expect(screen.getByText('Algunos de estos datos están en la fila 3:')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Usar esos datos' })));
  expect(onAnswer.mock.calls).toEqual([[{ est_nombre: 'Colegio de Prueba' }]]);
});

test('an answer from another document has a note until it is corrected', async () => {
  await openRow((key) => (key === 'dea_marca' ? 'document' : 'sheet'));
  expect(descriptionOf('Marca')).toContain('del otro formulario');
  await act(async () => fillIn('Marca', 'Otra marca'));
  expect(screen.queryByText('del otro formulario')).toBeNull();
});

test('the form of a row keeps typed text on the device', async () => {
  await openRow();
  expect(findExposedFields().sent).toEqual([]);
});
