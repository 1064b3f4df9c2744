import { expect, test } from 'vitest';
import type { Draft } from '../../../../../src/features/documents/form/drafts/draft.ts';
import {
  datedTitlesOf,
  draftFileSuffix,
  draftTitle,
  draftTitles,
} from '../../../../../src/features/documents/form/drafts/draft-title.ts';
import { template as deaForm } from '../../../../../src/features/documents/templates/dea-form/text.ts';
import { template as fixedTermContract } from '../../../../../src/features/documents/templates/fixed-term-contract/text.ts';

// This time has no zone, so it is local time. The expected titles are therefore right in any time zone.
const createdAt = new Date('2026-11-22T15:04:00').toISOString();

function draftWith(values: Draft['values'], properties: Partial<Draft> = {}): Draft {
  return {
    id: 'd'.repeat(32),
    productId: deaForm.productId,
    name: '',
    values,
    createdAt,
    editedAt: createdAt,
    ...properties,
  };
}

test('the title of a draft without a name of its own is its device or worker', () => {
  expect(draftTitle(draftWith({ dea_serie: ' SN-000123 ' }), deaForm.subject)).toBe('DEA SN-000123');
  expect(draftTitle(draftWith({ trab_nombre: 'Ana Prueba Ejemplo' }), fixedTermContract.subject)).toBe(
    'Ana Prueba Ejemplo',
  );
});

test('a draft without name, device or worker has its date and time as title', () => {
  expect(draftTitle(draftWith({}), deaForm.subject)).toBe('DEA sin nombre (22 de noviembre, 15:04)');
  expect(draftTitle(draftWith({}), fixedTermContract.subject)).toBe(
    'Contrato sin nombre (22 de noviembre, 15:04)',
  );
  expect(draftTitle(draftWith({}), null)).toBe('Borrador del 22 de noviembre de 2026, 15:04');
});

test('a draft’s own name takes precedence over its device or worker', () => {
  expect(draftTitle(draftWith({ dea_serie: 'SN-1' }, { name: 'El del gimnasio' }), deaForm.subject)).toBe(
    'El del gimnasio',
  );
});

test('drafts with the same title are numbered, beginning with the oldest', () => {
  const copy = { id: 'e'.repeat(32), createdAt: '2027-01-01T00:00:00Z' };
  const list = [draftWith({ dea_serie: 'SN-1' }, copy), draftWith({ dea_serie: 'SN-1' })];
  expect([...draftTitles(list, () => deaForm.subject).entries()]).toEqual([
    ['d'.repeat(32), 'DEA SN-1'],
    [copy.id, 'DEA SN-1 (2)'],
  ]);
});

test('titles in the browser’s history contain no typed text', () => {
  const list = [
    draftWith({ trab_nombre: 'Ana Prueba Ejemplo' }, { productId: fixedTermContract.productId }),
    draftWith({}, { productId: fixedTermContract.productId, id: 'e'.repeat(32), name: 'Reemplazo de Ana' }),
  ];
  expect([...datedTitlesOf(list).values()]).toEqual([
    'Borrador del 22 de noviembre de 2026, 15:04',
    'Borrador del 22 de noviembre de 2026, 15:04 (2)',
  ]);
});

test('file names of unnamed drafts contain the device or worker in ASCII, or else the date', () => {
  expect(draftFileSuffix(draftWith({ dea_serie: 'SN 000/123' }), deaForm.subject)).toBe('sn-000-123');
  expect(draftFileSuffix(draftWith({ trab_nombre: 'Íñigo Muñoz' }), fixedTermContract.subject)).toBe(
    'inigo-munoz',
  );
  expect(draftFileSuffix(draftWith({ dea_serie: '心' }), deaForm.subject)).toBe('22-11-2026');
  expect(draftFileSuffix(null, deaForm.subject)).toMatch(/^\d\d-\d\d-\d{4}$/);
});
