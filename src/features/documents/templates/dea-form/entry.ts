import type { DocumentEntry } from '../../model/document-entry.ts';

export const deaFormEntry: DocumentEntry = {
  productId: 'prod_dea_01',
  fileName: 'formulario-registro-dea.docx',
  several: 'varios DEA',
  textDate: '2026-11-22',
  needsLogo: false,
  loadShared: () => import('./shared-fields.ts'),
  load: async () => (await import('./template.ts')).deaForm,
};
