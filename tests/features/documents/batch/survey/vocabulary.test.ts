import { expect, test } from 'vitest';
import {
  isSameHeading,
  recognise,
  similarField,
} from '../../../../../src/features/documents/batch/survey/vocabulary.ts';
import { fieldsOf } from '../../../../../src/features/documents/model/document.ts';
import { template as fixedTermContract } from '../../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { soldTemplates } from '../../all-templates.ts';

// lists.test.ts covers the complete headings of real lists.
test.each([
  ['Ap. Pat.', 'trab_nombre'],
  ['Fec. Nac.', 'trab_nacimiento'],
  ['F. de Nac. (dd/mm/aaaa)', 'trab_nacimiento'],
  ['N.º de Cta.', 'rem_cuenta'],
  ['Nro. Cuenta', 'rem_cuenta'],
  ['Hrs. contratadas', 'jor_horas'],
  ['Fono', 'trab_telefono'],
  ['RUT funcionario(a)', 'trab_rut'],
  ['Teléfono del docente', 'trab_telefono'],
  ['LUNES', 'semana_lunes'],
  ['La AFP', 'trab_afp'],
])('«%s» is recognised', (heading, key) => {
  expect(recognise(heading, fixedTermContract)).toEqual({ keys: [key], isSure: true });
});

const relabelled = soldTemplates.flatMap((template) =>
  fieldsOf(template).flatMap((field) =>
    (field.formerLabels ?? []).map((label) => ({ template, key: field.key, label, current: field.label })),
  ),
);

test.each(relabelled)('«$label» of an older example sheet is recognised as «$current»', (each) => {
  const recognition = { keys: [each.key], isSure: true };
  expect(recognise(each.label, each.template)).toEqual(recognition);
  expect(recognise(each.current, each.template)).toEqual(recognition);
});

test.each(['Ciudad', 'Región', 'Tramo', 'PRIORITARIOS'])('«%s» is recognised as doubtful', (heading) => {
  expect(recognise(heading, fixedTermContract)).toMatchObject({ isSure: false });
});

test.each(['', '(*)', 'Observaciones', 'Docente que reemplaza', 'N.º', 'Fecha'])(
  '«%s» is not recognised',
  (heading) => {
    expect(recognise(heading, fixedTermContract)).toBeNull();
  },
);

test.each([
  ['Inic. contr.', 'plazo_inicio'],
  ['Semanales', 'jor_horas'],
  ['Hrs. cronol.', 'jor_horas'],
])('«%s» is similar to a usual name', (heading, key) => {
  expect(recognise(heading, fixedTermContract)).toBeNull();
  expect(similarField(heading, fixedTermContract)).toBe(key);
});

test.each([
  ['too short', 'Hor'],
  ['of several fields', 'Fecha'],
  ['a word of a text field', 'Título profesional y mención'],
  ['only a qualifier', 'Docente'],
  ['other words', 'Observaciones'],
])('a heading that is %s is similar to no usual name', (_, heading) => {
  expect(similarField(heading, fixedTermContract)).toBeNull();
});

test('headings match despite case, accents and abbreviations', () => {
  expect(isSameHeading('Ap. Paterno', 'APELLIDO PATERNO', fixedTermContract)).toBe(true);
  expect(isSameHeading('Apellido', 'Apellido paterno', fixedTermContract)).toBe(false);
});
