import {
  column,
  createBuilders,
  defineTemplate,
  subheading,
  textLine,
  title,
  wrapInflected,
} from '../../../src/features/documents/model/builders.ts';
import type { Rule, Template } from '../../../src/features/documents/model/document.ts';
import { field, longDateType, no, yes, yesOrNo } from '../../../src/features/documents/model/field.ts';
import { type KeyOf, keysExcept, rowGroup } from '../../../src/features/documents/model/field-group.ts';
import {
  grammaticalGender,
  inflectByGender,
} from '../../../src/features/documents/model/grammatical-gender.ts';
import { requires } from '../../../src/features/documents/model/rules/answers.ts';
import { notBefore } from '../../../src/features/documents/model/rules/dates.ts';
import { citedSource, noLegalSource } from '../../../src/features/documents/model/rules/rule.ts';
import { minimalSpreadsheet } from './sample-template.ts';

const teacher = inflectByGender('sal_trato')('la profesora', 'el profesor');

const outing = {
  title: 'Salida',
  fields: [
    field('sal_colegio', 'text', {
      fact: 'school.name',
      label: 'Nombre del colegio',
      hint: 'Como figura en el letrero',
    }),
    field('sal_trato', grammaticalGender, { label: 'Trato de quien acompaña', hint: 'La carta concuerda' }),
    field('sal_docente', 'text', {
      label: inflectByGender('sal_trato')('Nombre de la profesora', 'Nombre del profesor'),
      hint: 'Nombres y dos apellidos',
    }),
    field('sal_destino', 'text', { label: 'Destino', hint: 'Lugar y comuna' }),
    field('sal_fecha', longDateType, { label: 'Fecha de la salida', hint: 'dd-mm-aaaa' }),
    field('sal_regreso', longDateType, { label: 'Fecha del regreso', hint: 'dd-mm-aaaa' }),
    field(
      'sal_bus',
      { ...yesOrNo, unprinted: true },
      {
        label: '¿Van en bus?',
        hint: 'La carta dice en qué viajan',
      },
    ),
    field('sal_encuentro', 'text', { label: 'Punto de encuentro', hint: 'Desde donde caminan' }),
  ],
} as const;

const bus = {
  title: 'Bus',
  fields: [
    field('sal_empresa', 'text', { label: 'Empresa del bus', hint: 'Como figura en la factura' }),
    field('sal_correo', 'email', { label: 'Correo de la empresa', hint: 'El que figura en la factura' }),
    field('sal_pasaje', 'money', { label: 'Pasajes', hint: 'De todo el curso' }),
    field('sal_peajes', 'money', { label: 'Peajes', hint: 'De ida y vuelta' }),
  ],
} as const;

const stops = rowGroup({
  title: 'Paradas',
  minRows: 1,
  maxRows: 3,
  words: {
    one: 'Parada',
    many: 'paradas',
    add: 'Agregar parada',
    unnamed: 'Sin lugar',
    emptyListText: 'Ninguna parada en la lista',
  },
  fields: (stop) => [
    field(`sal_parada_${stop}_lugar`, 'text', { label: `Parada ${stop}: lugar`, hint: 'Comuna', blank: 6 }),
    field(`sal_parada_${stop}_hora`, 'time', { label: `Parada ${stop}: hora`, hint: 'De llegada' }),
  ],
});

const students = rowGroup({
  title: 'Estudiantes',
  minRows: 2,
  maxRows: 4,
  words: {
    one: 'Estudiante',
    many: 'estudiantes',
    add: 'Agregar estudiante',
    unnamed: 'Sin nombre',
    emptyListText: 'Nadie en la lista',
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

const groups = [outing, bus, stops, students] as const;
type Key = KeyOf<typeof groups>;
const { line, list, paragraph, signatures, sum, tableRows, when } = createBuilders<Key>();

const rules: readonly Rule<Key>[] = [
  notBefore('sal_regreso', 'sal_fecha', {
    keys: ['sal_fecha', 'sal_regreso'],
    message: 'El regreso es anterior a la salida.',
    source: noLegalSource('Usted escribió ambas fechas: revise si son correctas.'),
  }),
  requires('sal_empresa', 'sal_correo', {
    keys: ['sal_correo'],
    message: 'Falta el correo de la empresa.',
    source: citedSource('La empresa confirma por correo.'),
  }),
];

const busBlock = when({ dependsOn: ['sal_bus'], holds: ([answer]) => answer === yes }, [
  subheading('Del viaje en bus'),
  paragraph`El curso viaja en un bus de ${'sal_empresa'}, que responde ante ${teacher} y acuerda:`,
  list('letter', [line`Avisar todo cambio a ${teacher}.`, line`Confirmar la hora a ${'sal_correo'}.`]),
  {
    kind: 'table',
    caption: textLine('Costo del viaje'),
    size: 'normal',
    columns: [column(70, 'Gasto'), column(30, 'Monto', 'right')],
    rows: [
      { cells: [textLine('Pasajes'), line`${'sal_pasaje'}`] },
      { cells: [textLine('Peajes'), line`${'sal_peajes'}`] },
      {
        isTotal: true,
        cells: [textLine('Total'), [sum('sal_total', 'Total', ['sal_pasaje', 'sal_peajes'])]],
      },
    ],
  },
  {
    kind: 'table',
    caption: textLine('Paradas del bus'),
    size: 'normal',
    columns: [column(70, 'Lugar'), column(30, 'Hora')],
    rows: tableRows(stops.rows),
  },
]);

/**
 * Smallest template, with one page and each feature of the model. Tests that run on every template include it, so that
 * no test depends on the size of the templates that we sell.
 */
export const smallTemplate: Template = defineTemplate({
  productId: 'prod_prueba_01',
  title: 'Autorización de salida',
  author: 'Firma de Prueba',
  description: 'Salida pedagógica de un curso',
  keywords: ['salida pedagógica'],
  language: 'es-CL',
  changes: [{ date: '2026-03-02', sentences: [] }],
  groups,
  letterhead: { kind: 'text', left: 'Firma de Prueba', right: 'Salida pedagógica' },
  footer: 'Autorización de salida',
  pages: 1,
  headingColor: 'ink',
  blocks: [
    title('AUTORIZACIÓN DE SALIDA', 'De un curso, con quien lo acompaña'),
    paragraph`El colegio ${'sal_colegio'} autoriza la salida a ${'sal_destino'} del ${'sal_fecha'} al ${'sal_regreso'}, a cargo de ${teacher} ${'sal_docente'}.`,
    busBlock,
    when({ dependsOn: ['sal_bus'], holds: ([answer]) => answer === no }, [
      paragraph`El curso camina desde ${'sal_encuentro'} junto a ${teacher}.`,
    ]),
    {
      kind: 'table',
      caption: textLine('Estudiantes que salen'),
      size: 'normal',
      columns: [column(70, 'Nombre'), column(30, 'RUT')],
      rows: tableRows(students.rows),
    },
    signatures([[line`Nombre: ${'sal_docente'}`, line`(firma)`]]),
  ],
  rules,
  reminders: [
    {
      key: 'sal_fecha',
      daysBefore: [7, 1],
      event: 'es la salida',
      titleKeys: ['sal_destino'],
      detailKeys: ['sal_colegio'],
    },
  ],
  afterDownload: {
    steps: [wrapInflected('Firma ', teacher)],
    reminders: 'Avisarme antes de la salida',
    allReminders: 'Avisarme de todas las salidas',
  },
  subject: {
    key: 'sal_destino',
    noun: 'carta',
    prefix: 'Salida a ',
    fallbackTitle: 'Salida',
    nextDraftLabel: 'Otra salida',
    previousDraftNote: 'La anterior quedó guardada',
  },
  spreadsheet: {
    ...minimalSpreadsheet,
    uniqueKey: 'sal_docente',
    headings: { sal_docente: ['docente', 'profesora', 'nombre'], sal_destino: ['lugar'] },
  },
  carriedKeys: keysExcept([outing, bus, stops, students], 'sal_destino', 'sal_fecha', 'sal_regreso'),
});
