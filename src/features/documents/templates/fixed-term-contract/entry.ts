import type { DocumentEntry } from '../../model/document-entry.ts';

export const fixedTermContractEntry: DocumentEntry = {
  productId: 'prod_contrato_pf_ed_01',
  fileName: 'contrato-plazo-fijo-educadora-diferencial.docx',
  several: 'varias personas',
  textDate: '2026-11-23',
  needsLogo: true,
  loadShared: () => import('./shared-fields.ts'),
  load: async () => (await import('./template.ts')).fixedTermContract,
};
