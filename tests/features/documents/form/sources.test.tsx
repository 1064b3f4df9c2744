// @vitest-environment dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDraftStore } from '../../../../src/features/documents/form/drafts/draft-store.ts';
import type { AnswerSource } from '../../../../src/features/documents/model/answer-source.ts';
import type { Values } from '../../../../src/features/documents/model/document.ts';
import {
  contractId,
  deaFormId,
  descriptionOf,
  draftId,
  findControl,
  lastAnnouncement,
  openForm,
} from './open-form.tsx';

type Sources = { readonly [key: string]: AnswerSource };

/** Opens the form with answers from these sources. A changed answer has the source «corrected». */
async function openWithSources(productId: string, values: Values, sources: Sources) {
  const store = createDraftStore();
  store.setAnswers({ id: draftId, productId }, values);
  const sourceOf = (key: string): AnswerSource | null => {
    const [draft] = store.get().list;
    return draft?.values[key] === values[key] ? (sources[key] ?? null) : 'corrected';
  };
  const drafts = { ...store, sourceOf };
  return openForm(productId, { drafts });
}

test.each([
  {
    product: contractId,
    name: 'Sueldo base',
    key: 'rem_sueldo_base',
    source: 'document',
    caption: 'del otro contrato',
  },
  { product: deaFormId, name: 'Marca', key: 'dea_marca', source: 'document', caption: 'del otro formulario' },
  {
    product: contractId,
    name: 'RUT del sostenedor',
    key: 'emp_rut',
    source: 'school',
    caption: 'de los datos del establecimiento',
  },
  {
    product: contractId,
    name: 'Horas semanales',
    key: 'jor_horas',
    source: 'proposed',
    caption: 'propuesto',
  },
] as const)(
  'an answer of «$name» from the source $source has the caption «$caption»',
  async ({ product, name, key, source, caption }) => {
    await openWithSources(product, { [key]: '38' }, { [key]: source });
    expect(descriptionOf(name)).toContain(caption);
    expect(screen.getAllByText(caption)).toHaveLength(1);
    expect(lastAnnouncement()).toBe('');
  },
);

test.each(['sheet', 'corrected'] as const)('an answer from the source %s has no caption', async (source) => {
  await openWithSources(contractId, { rem_sueldo_base: '850000' }, { rem_sueldo_base: source });
  expect(findControl('Sueldo base').getAttribute('aria-describedby')).not.toMatch(/-origen/);
});

test('the caption disappears at the first key press', async () => {
  await openWithSources(deaFormId, { dea_marca: 'Marca' }, { dea_marca: 'document' });
  const brand = findControl('Marca');
  fireEvent.focus(brand);
  await act(async () => fireEvent.change(brand, { target: { value: 'M' } }));
  expect(screen.queryByText('del otro formulario')).toBeNull();
});

const timeColumns = ['entrada', 'salida', 'colacion_inicio', 'colacion_termino', 'aula', 'recreos'] as const;

test('a day shows a single caption for answers from the same source', async () => {
  await openWithSources(
    contractId,
    { jor_horas: '38' },
    {
      ...Object.fromEntries(timeColumns.map((column) => [`jor_lunes_${column}`, 'proposed' as const])),
      jor_martes_entrada: 'sheet',
      jor_martes_salida: 'document',
    },
  );
  expect(descriptionOf('Lunes: Entrada')).toBe('propuesto');
  expect(descriptionOf('Martes: Salida')).toBe('del otro contrato: Salida');
  expect(descriptionOf('Martes: Entrada')).toBe('');
});

test('a blank field has no caption', async () => {
  await openWithSources(contractId, {}, { rem_sueldo_base: 'document' });
  expect(screen.queryByText('del otro contrato')).toBeNull();
});
