import type { Block, Row, Template } from '../../../src/features/documents/model/document.ts';
import type { DocumentEntry } from '../../../src/features/documents/model/document-entry.ts';
import { checkField, field } from '../../../src/features/documents/model/field.ts';
import { plain, writer } from '../../../src/features/documents/model/write.ts';

const described = { hint: 'Ayuda', example: 'Ejemplo', blank: 5 };

export const sampleGroup = {
  title: 'Datos de prueba',
  fields: [
    field('nombre', 'text', { label: 'Nombre', ...described }),
    field('lugar', { kind: 'text', multiline: true }, { label: 'Lugar', ...described }),
    field('fecha', { kind: 'date', print: 'short' }, { label: 'Fecha', ...described }),
    field('dia', { kind: 'date', print: 'long' }, { label: 'Día', ...described }),
    field('monto', 'money', { label: 'Monto', ...described }),
    field('extra', 'money', { label: 'Extra', ...described }),
    field('total', { kind: 'integer', range: [1, 9_000] }, { label: 'Total', ...described }),
    field('anio', 'year', { label: 'Año', ...described }),
    field(
      'plan',
      {
        kind: 'choice',
        options: [
          { value: 'si', label: 'Sí' },
          { value: 'no', label: 'No' },
        ],
      },
      { label: 'Plan', ...described },
    ),
    checkField('acepta', 'Acepta'),
    field('region', 'region', { label: 'Región', ...described }),
    field('entrada', 'time', { label: 'Entrada', ...described }),
    field('salida', 'time', { label: 'Salida', ...described }),
    field('recreo', 'duration', { label: 'Recreo', ...described, preset: '0:30' }),
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
  titledTable,
} = writer<SampleKey>();

/** A row of text without fields. */
export function textRow(...cells: readonly string[]): Row<never> {
  return { cells: cells.map(plain) };
}

const sampleSubject = {
  key: 'nombre',
  prefix: 'Caso ',
  unnamed: 'Caso',
  another: 'Otro caso',
  previous: 'El anterior quedó guardado',
} as const;

/** The entry of a document whose text comes from `load`; its letterhead needs no logo. */
export function sampleEntry(load: DocumentEntry['load']): DocumentEntry {
  return {
    productId: 'prod_prueba',
    fileName: 'prueba.docx',
    several: 'varios casos',
    textDate: '2026-03-02',
    needsLogo: false,
    loadShared: async () => ({ shared: {}, subject: sampleSubject }),
    load,
  };
}

/** A document of the blocks given, with a letterhead that needs no logo. */
export function sampleTemplate(...blocks: readonly Block<SampleKey>[]): Template<SampleKey> {
  return {
    productId: 'prod_prueba',
    title: 'Documento de prueba',
    author: 'Firma de Prueba',
    about: 'Prueba de documentos',
    keywords: ['prueba', 'documento'],
    pages: 1,
    language: 'es-CL',
    changes: [{ date: '2026-03-02', sentences: [] }],
    groups: [sampleGroup],
    letterhead: { kind: 'text', left: 'Firma de Prueba', right: 'Ley de prueba' },
    footer: 'Pie de prueba',
    headings: 'accent',
    blocks,
    warnings: () => [],
    reminders: [],
    afterwards: { steps: [], reminders: '' },
    shared: {},
    subject: sampleSubject,
    spreadsheet: { identity: 'nombre', headings: {} },
    carried: [],
  };
}
