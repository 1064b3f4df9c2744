import type { DocumentEntry } from '../document-entry.ts';
import { shared } from './shared-fields.ts';

export const deaFormEntry: DocumentEntry = {
  productId: 'prod_dea_01',
  fileName: 'formulario-registro-dea.docx',
  needsLogo: false,
  shared,
  load: async () => (await import('./template.ts')).deaForm,
};
