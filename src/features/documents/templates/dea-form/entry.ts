import type { DocumentFacts } from '../../model/document-entry.ts';

export const deaFormEntry: DocumentFacts = {
  productId: 'prod_dea_01',
  fileName: 'formulario-registro-dea.docx',
  several: 'varios DEA',
  textDate: '2026-11-22',
  needsLogo: false,
};
