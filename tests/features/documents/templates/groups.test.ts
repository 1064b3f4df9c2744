import { expect, test } from 'vitest';
import { field, possibleLabels } from '../../../../src/features/documents/model/field.ts';
import { sharedFieldsOf } from '../../../../src/features/documents/model/field-group.ts';
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

test('predefined fields have the prefix and the order of the template', () => {
  expect(parties.fields.map(({ key }) => key)).toEqual([
    'sost_razon_social',
    'col_nombre',
    'col_rbd',
    'rep_rut',
    'rep_nombre',
    'otro',
  ]);
});

test('a template may override properties of a predefined field', () => {
  const [, name] = parties.fields;
  expect(name).toMatchObject({ kind: 'text', label: 'Colegio', blank: 40, fact: 'school.name' });
  expect(name?.hint).toBe('Como figura en el reconocimiento oficial');
});

test('sharedIn finds the field for each fact', () => {
  expect(sharedFieldsOf([parties])).toEqual({
    'employer.name': 'sost_razon_social',
    'school.name': 'col_nombre',
    'school.rbd': 'col_rbd',
    'representative.name': 'rep_nombre',
    'representative.rut': 'rep_rut',
  });
});

test('factHeadings returns the usual headings by the keys of the template', () => {
  const headings = factHeadings([parties]);
  expect(headings.col_rbd).toEqual(['RBD']);
  expect(headings.rep_nombre).toContain('representante legal');
  expect(Object.keys(headings)).not.toContain('otro');
});

test('labels of an acting representative agree with the gender', () => {
  const [name] = actingRepresentativeFields('rep', {});
  expect(name && possibleLabels(name)).toEqual(
    expect.arrayContaining(['Nombre de la representante legal', 'Nombre del representante legal']),
  );
});
