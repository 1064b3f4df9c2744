import type { DocumentEntry } from '../model/document-entry.ts';
import { deaFormEntry } from './dea-form/entry.ts';
import { fixedTermContractEntry } from './fixed-term-contract/entry.ts';

/** Every document that is sold, in the order of the shop. */
export const documents: readonly DocumentEntry[] = [deaFormEntry, fixedTermContractEntry];

/** null for a product without a document: «Descarga no disponible». */
export function documentFor(productId: string): DocumentEntry | null {
  return documents.find((entry) => entry.productId === productId) ?? null;
}
