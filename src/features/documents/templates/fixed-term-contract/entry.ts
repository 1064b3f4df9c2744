import type { DocumentFacts } from '../../model/document-entry.ts';

export const fixedTermContractEntry: DocumentFacts = {
  productId: 'prod_contrato_pf_ed_01',
  fileName: 'contrato-plazo-fijo-educadora-diferencial.docx',
  several: 'varias personas',
  textDate: '2026-11-23',
  needsLogo: true,
};
