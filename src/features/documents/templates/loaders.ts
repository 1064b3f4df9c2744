// A file of its own: the names of the files that each template loads would otherwise be in the first load of every page
// that offers a document.
import type { DocumentEntry } from '../model/document-entry.ts';

type Loader = Pick<DocumentEntry, 'load' | 'loadShared'>;

/** Loads each document's code, by product id. */
export const loaders: ReadonlyMap<string, Loader> = new Map<string, Loader>([
  [
    'prod_dea_01',
    {
      load: async () => (await import('./dea-form/template.ts')).deaForm,
      loadShared: async () => (await import('./dea-form/template.ts')).deaForm,
    },
  ],
  [
    'prod_contrato_pf_ed_01',
    {
      load: async () => (await import('./fixed-term-contract/template.ts')).fixedTermContract,
      loadShared: async () => (await import('./fixed-term-contract/template.ts')).fixedTermContract,
    },
  ],
]);
