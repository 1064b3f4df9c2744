export const summaryCopy = {
  action: 'Descargar un resumen (.xlsx)',
  rows: 'Una fila por borrador, con los mismos títulos que «Para varias personas».',
  personal: 'Contiene datos personales: cuídelo como los documentos.',
  fileName: 'resumen.xlsx',
} as const;

/**
 * Cell of an answer that a person cleared. If the cell were blank, a document made from this spreadsheet would print
 * the answer that the template proposes.
 */
export const clearedCell = '(en blanco)';
