import {
  boldText,
  column,
  createBuilders,
  textLine,
} from '../../../src/features/documents/model/builders.ts';
import type { Block, BlockOf, Row, Template } from '../../../src/features/documents/model/document.ts';
import type { DocumentEntry } from '../../../src/features/documents/model/document-entry.ts';
import {
  checkField,
  field,
  longDateType,
  shortDateType,
  yesOrNo,
} from '../../../src/features/documents/model/field.ts';
import {
  type SpreadsheetFields,
  spreadsheetDefaults,
} from '../../../src/features/documents/model/spreadsheet.ts';

const fieldDetails = { hint: 'Ayuda', example: 'Ejemplo', blank: 5 };

export const sampleGroup = {
  title: 'Datos de prueba',
  fields: [
    field('nombre', 'text', { label: 'Nombre', ...fieldDetails }),
    field('lugar', { kind: 'text', multiline: true }, { label: 'Lugar', ...fieldDetails }),
    field('fecha', shortDateType, { label: 'Fecha', ...fieldDetails }),
    field('dia', longDateType, { label: 'Día', ...fieldDetails }),
    field('monto', 'money', { label: 'Monto', ...fieldDetails }),
    field('extra', 'money', { label: 'Extra', ...fieldDetails }),
    field('total', { kind: 'integer', range: [1, 9_000] }, { label: 'Total', ...fieldDetails }),
    field('anio', 'year', { label: 'Año', ...fieldDetails }),
    field('plan', yesOrNo, { label: 'Plan', ...fieldDetails }),
    checkField('acepta', 'Acepta'),
    field('region', 'region', { label: 'Región', ...fieldDetails }),
    field('entrada', 'time', { label: 'Entrada', ...fieldDetails }),
    field('salida', 'time', { label: 'Salida', ...fieldDetails }),
    field('recreo', 'duration', { label: 'Recreo', ...fieldDetails, preset: '0:30' }),
  ],
} as const;

export type SampleKey = (typeof sampleGroup)['fields'][number]['key'];

export const {
  blankOnly,
  box,
  choice,
  fieldTable,
  fineprint,
  line,
  list,
  note,
  paragraph,
  signatures,
  sum,
  customFieldTable,
  when,
} = createBuilders<SampleKey>();

export function textRow(...cells: readonly string[]): Row<never> {
  return { cells: cells.map(textLine) };
}

/** Makes a table with one column and one row. `parts` replaces its properties. */
export function dataTable(parts: Partial<BlockOf<'table', SampleKey>> = {}): BlockOf<'table', SampleKey> {
  return {
    kind: 'table',
    caption: textLine('Tabla'),
    size: 'normal',
    columns: [column(100, 'Monto')],
    rows: [textRow('1')],
    ...parts,
  };
}

export const hoursTable = dataTable({
  caption: textLine('Tabla 1. Horas'),
  size: 'small',
  rowHeaderIndex: 0,
  columns: [column(70, 'Día'), column(30, 'Horas', 'center')],
  rows: [textRow('Lunes', '9:00'), { isTotal: true, cells: [boldText('Total'), boldText('44:00')] }],
});

export const noteAndAnswer = [blankOnly(fineprint`Plantilla referencial.`), paragraph`Yo, ${'nombre'}`];

/** Spreadsheet settings for a template that only adds `uniqueKey` and `headings`. */
export const minimalSpreadsheet = {
  ...spreadsheetDefaults,
  rowNoun: { one: 'caso', many: 'casos' },
} as const satisfies Omit<SpreadsheetFields, 'uniqueKey' | 'headings'>;

const sampleSubject = {
  key: 'nombre',
  noun: 'caso',
  prefix: 'Caso ',
  fallbackTitle: 'Caso',
  nextDraftLabel: 'Otro caso',
  previousDraftNote: 'El anterior quedó guardado',
} as const;

export function sampleEntry(load: DocumentEntry['load']): DocumentEntry {
  return {
    productId: 'prod_prueba',
    fileName: 'prueba.docx',
    pluralSubject: 'varios casos',
    textDate: '2026-03-02',
    logoUse: 'none',
    nextYearNoun: null,
    load,
  };
}

/** Makes a template whose letterhead needs no logo. */
export function sampleTemplate(...blocks: readonly Block<SampleKey>[]): Template<SampleKey> {
  return {
    productId: 'prod_prueba',
    title: 'Documento de prueba',
    author: 'Firma de Prueba',
    description: 'Prueba de documentos',
    keywords: ['prueba', 'documento'],
    pages: 1,
    language: 'es-CL',
    changes: [{ date: '2026-03-02', sentences: [] }],
    groups: [sampleGroup],
    letterhead: { kind: 'text', left: 'Firma de Prueba', right: 'Ley de prueba' },
    footer: 'Pie de prueba',
    headingColor: 'accent',
    blocks,
    rules: [],
    warnings: () => [],
    reminders: [],
    afterDownload: { steps: [], reminders: '', allReminders: '' },
    sharedFields: {},
    subject: sampleSubject,
    spreadsheet: { ...minimalSpreadsheet, uniqueKey: 'nombre', headings: {} },
    carriedKeys: [],
  };
}
