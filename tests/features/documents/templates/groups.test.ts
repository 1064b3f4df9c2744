import { expect, test } from 'vitest';
import { field, labelsOf } from '../../../../src/features/documents/model/field.ts';
import { sharedIn } from '../../../../src/features/documents/model/field-group.ts';
import {
  actingRepresentativeFields,
  employerFields,
  factHeadings,
  representativeFields,
  schoolFields,
} from '../../../../src/features/documents/templates/groups.ts';

const parties = {
  title: 'Partes',
  fields: [
    ...employerFields('sost', { name: {} }),
    ...schoolFields('col', { name: { label: 'Colegio', blank: 40 }, rbd: {} }),
    ...representativeFields('rep', { rut: {}, name: {} }),
    field('otro', 'text', { label: 'Otro', hint: '' }),
  ],
} as const;

test('ready fields stand under the prefix of the template, in its order', () => {
  expect(parties.fields.map(({ key }) => key)).toEqual([
    'sost_razon_social',
    'col_nombre',
    'col_rbd',
    'rep_rut',
    'rep_nombre',
    'otro',
  ]);
});

test('a template replaces parts of a ready field and keeps the others', () => {
  const [, name] = parties.fields;
  expect(name).toMatchObject({ kind: 'text', label: 'Colegio', blank: 40, fact: 'school.name' });
  expect(name?.hint).toBe('Como figura en el reconocimiento oficial');
});

test('facts are found by the fields that ask for them', () => {
  expect(sharedIn([parties])).toEqual({
    'employer.name': 'sost_razon_social',
    'school.name': 'col_nombre',
    'school.rbd': 'col_rbd',
    'representative.name': 'rep_nombre',
    'representative.rut': 'rep_rut',
  });
});

test('columns of a fact have their usual headings under the key of the template', () => {
  const headings = factHeadings([parties]);
  expect(headings.col_rbd).toEqual(['RBD']);
  expect(headings.rep_nombre).toContain('representante legal');
  expect(Object.keys(headings)).not.toContain('otro');
});

test('an acting representative has labels that agree with the treatment', () => {
  const [name] = actingRepresentativeFields('rep', {});
  expect(name && labelsOf(name)).toEqual(
    expect.arrayContaining(['Nombre de la representante legal', 'Nombre del representante legal']),
  );
});
