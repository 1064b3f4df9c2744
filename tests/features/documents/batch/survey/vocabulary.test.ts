import { expect, test } from 'vitest';
import {
  isSameHeading,
  recognise,
  similarField,
} from '../../../../../src/features/documents/batch/survey/vocabulary.ts';
import { fieldsOf } from '../../../../../src/features/documents/model/document.ts';
import { template as fixedTermContract } from '../../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { soldTemplates } from '../../all-templates.ts';

// ../lists.test.ts tests the headings of complete lists.
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
])('recognises «%s»', (heading, key) => {
  expect(recognise(heading, fixedTermContract)).toEqual({ keys: [key], isSure: true });
});

const relabelledFields = soldTemplates.flatMap((template) =>
  fieldsOf(template).flatMap((field) =>
    (field.formerLabels ?? []).map((label) => ({ template, key: field.key, label, current: field.label })),
  ),
);

test.each(relabelledFields)(
  'recognises the earlier label «$label» like the current label «$current»',
  (relabelledField) => {
    const recognition = { keys: [relabelledField.key], isSure: true };
    expect(recognise(relabelledField.label, relabelledField.template)).toEqual(recognition);
    expect(recognise(relabelledField.current, relabelledField.template)).toEqual(recognition);
  },
);

test.each(['Ciudad', 'Región', 'Tramo', 'PRIORITARIOS'])('is not sure about the heading «%s»', (heading) => {
  expect(recognise(heading, fixedTermContract)).toMatchObject({ isSure: false });
});

test.each(['', '(*)', 'Observaciones', 'Docente que reemplaza', 'N.º', 'Fecha'])(
  'does not recognise «%s»',
  (heading) => {
    expect(recognise(heading, fixedTermContract)).toBeNull();
  },
);

test.each([
  ['Inic. contr.', 'plazo_inicio'],
  ['Semanales', 'jor_horas'],
  ['Hrs. cronol.', 'jor_horas'],
])('«%s» is similar to a usual heading', (heading, key) => {
  expect(recognise(heading, fixedTermContract)).toBeNull();
  expect(similarField(heading, fixedTermContract)).toBe(key);
});

test.each([
  ['too short', 'Hor'],
  ['ambiguous', 'Fecha'],
  ['only a word from a text field’s label', 'Título profesional y mención'],
  ['only a qualifier', 'Docente'],
  ['unrelated', 'Observaciones'],
])('a heading that is %s has no similar field', (_, heading) => {
  expect(similarField(heading, fixedTermContract)).toBeNull();
});

test('ignores case, accents and abbreviations when it compares headings', () => {
  expect(isSameHeading('Ap. Paterno', 'APELLIDO PATERNO', fixedTermContract)).toBe(true);
  expect(isSameHeading('Apellido', 'Apellido paterno', fixedTermContract)).toBe(false);
});
