import type { Template } from '../model/document.ts';

/** A product's document, without its text: a page that shows it locked must not load the text. */
export type DocumentEntry = {
  readonly productId: string;
  readonly fileName: string;
  readonly needsLogo: boolean;
  /** Fetches the text; rejects when the chunk cannot be loaded. */
  readonly load: () => Promise<Template>;
};

const entries: readonly DocumentEntry[] = [
  {
    productId: 'prod_dea_01',
    fileName: 'formulario-registro-dea.docx',
    needsLogo: false,
    load: async () => (await import('./dea-form/template.ts')).deaForm,
  },
  {
    productId: 'prod_contrato_pf_ed_01',
    fileName: 'contrato-plazo-fijo-educadora-diferencial.docx',
    needsLogo: true,
    load: async () => (await import('./fixed-term-contract/template.ts')).fixedTermContract,
  },
];

/** null for every product that has no document: «Descarga no disponible». */
export function documentFor(productId: string): DocumentEntry | null {
  return entries.find((entry) => entry.productId === productId) ?? null;
}
