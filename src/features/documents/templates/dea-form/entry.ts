import type { DocumentEntry } from '../../model/document-entry.ts';

export const deaFormEntry: DocumentEntry = {
  productId: 'prod_dea_01',
  fileName: 'formulario-registro-dea.docx',
  needsLogo: false,
  loadShared: async () => (await import('./shared-fields.ts')).shared,
  load: async () => (await import('./template.ts')).deaForm,
};
