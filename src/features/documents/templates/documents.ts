import type { DocumentEntry } from '../model/document-entry.ts';
import { documentFacts } from './document-facts.ts';

export const documents: readonly DocumentEntry[] = documentFacts.map(({ folder, ...facts }) => ({
  ...facts,
  load: async () => (await import('./loaders.ts')).loadTemplate(folder),
}));

/** Returns the product's document; null if there is no such product, for which pages show «Descarga no disponible». */
export function documentFor(productId: string): DocumentEntry | null {
  return documents.find((entry) => entry.productId === productId) ?? null;
}
