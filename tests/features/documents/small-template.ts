import type { Template, Values } from '../../../src/features/documents/model/document.ts';
import { warnIf } from '../../../src/features/documents/model/document.ts';
import { field, type KeyOf, rowGroup } from '../../../src/features/documents/model/field.ts';
import { keysOf } from '../../../src/features/documents/model/shared-fields.ts';
import { inGender, treatment } from '../../../src/features/documents/model/treatment.ts';
import { dateOf } from '../../../src/features/documents/model/values.ts';
import { column, defineTemplate, plain, title, writer } from '../../../src/features/documents/model/write.ts';

const teacher = inGender('sal_trato');
const date = { kind: 'date', print: 'long' } as const;

const outing = {
  title: 'Salida',
  fields: [
    field('sal_colegio', 'text', { label: 'Nombre del colegio', hint: 'Como figura en el letrero' }),
    field('sal_trato', treatment, { label: 'Trato de quien acompaña', hint: 'La carta concuerda' }),
    field('sal_docente', 'text', {
      label: teacher('Nombre de la profesora', 'Nombre del profesor'),
      hint: 'Nombres y dos apellidos',
    }),
    field('sal_destino', 'text', { label: 'Destino', hint: 'Lugar y comuna' }),
    field('sal_fecha', date, { label: 'Fecha de la salida', hint: 'dd-mm-aaaa' }),
    field('sal_regreso', date, { label: 'Fecha del regreso', hint: 'dd-mm-aaaa' }),
  ],
} as const;

const students = rowGroup({
  title: 'Estudiantes',
  least: 2,
  most: 4,
  words: {
    one: 'Estudiante',
    many: 'estudiantes',
    add: 'Agregar estudiante',
    unnamed: 'Sin nombre',
    none: 'Nadie en la lista',
  },
  fields: (student) => [
    field(`sal_alumno_${student}_nombre`, 'text', {
      label: `Estudiante ${student}: nombre`,
      hint: 'Completo',
      blank: 6,
    }),
    field(`sal_alumno_${student}_rut`, 'rut', {
      label: `Estudiante ${student}: RUT`,
      hint: 'Con puntos',
      blank: 6,
    }),
  ],
});

const groups = [outing, students] as const;
type Key = KeyOf<typeof groups>;
const { line, paragraph, signatures, tableRows } = writer<Key>();

function warnings(values: Values<Key>) {
  const [leave, back] = [dateOf(values, 'sal_fecha'), dateOf(values, 'sal_regreso')];
  return warnIf<Key>(leave !== null && back !== null && back < leave, {
    keys: ['sal_fecha', 'sal_regreso'],
    message: 'El regreso es anterior a la salida.',
    rule: 'Usted escribió ambas fechas: revise si son correctas.',
  });
}

/**
 * As small as an honest template may be: one page, a word that agrees with an answer, a list of people, a reminder. What
 * holds of every template is tested on it too, so that no test counts on the size of those that are sold.
 */
export const smallTemplate: Template = defineTemplate({
  productId: 'prod_salida_01',
  title: 'Autorización de salida',
  author: 'Firma de Prueba',
  about: 'Salida pedagógica de un curso',
  keywords: ['salida pedagógica'],
  language: 'es-CL',
  groups,
  letterhead: { kind: 'text', left: 'Firma de Prueba', right: 'Salida pedagógica' },
  footer: 'Autorización de salida',
  pages: 1,
  headings: 'ink',
  blocks: [
    title('AUTORIZACIÓN DE SALIDA', 'De un curso, con quien lo acompaña'),
    paragraph`El colegio ${'sal_colegio'} autoriza la salida a ${'sal_destino'} del ${'sal_fecha'} al ${'sal_regreso'}, a cargo de ${teacher('la profesora', 'el profesor')} ${'sal_docente'}.`,
    {
      kind: 'table',
      caption: plain('Estudiantes que salen'),
      size: 'hand',
      columns: [column(70, 'Nombre'), column(30, 'RUT')],
      rows: tableRows(students.rows),
    },
    signatures([[line`Nombre: ${'sal_docente'}`, line`(firma)`]]),
  ],
  warnings,
  reminders: [{ key: 'sal_fecha', event: 'es la salida', names: ['sal_destino'], about: ['sal_colegio'] }],
  afterwards: {
    steps: [teacher('Firma la profesora', 'Firma el profesor')],
    reminders: 'Avisarme antes de la salida',
  },
  shared: { 'school.name': 'sal_colegio' },
  subject: {
    key: 'sal_destino',
    prefix: 'Salida a ',
    unnamed: 'Salida',
    another: 'Otra salida',
    previous: 'La anterior quedó guardada',
  },
  carried: keysOf([outing, people], 'sal_destino', 'sal_fecha', 'sal_regreso'),
});
