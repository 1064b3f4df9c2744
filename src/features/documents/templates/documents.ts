import type { DocumentEntry, DocumentFacts } from '../model/document-entry.ts';
import { deaFormEntry } from './dea-form/entry.ts';
import { fixedTermContractEntry } from './fixed-term-contract/entry.ts';

async function loaderOf(productId: string) {
  const loader = (await import('./loaders.ts')).loaders.get(productId);
  if (!loader) throw new Error(`src/features/documents/templates/loaders.ts has no ${productId}`);
  return loader;
}

function withLoader(facts: DocumentFacts): DocumentEntry {
  return {
    ...facts,
    load: async () => (await loaderOf(facts.productId)).load(),
    loadShared: async () => (await loaderOf(facts.productId)).loadShared(),
  };
}

/** Every document that is sold, in the order of the shop. */
export const documents: readonly DocumentEntry[] = [deaFormEntry, fixedTermContractEntry].map(withLoader);

/** null for a product without a document: «Descarga no disponible». */
export function documentFor(productId: string): DocumentEntry | null {
  return documents.find((entry) => entry.productId === productId) ?? null;
}
