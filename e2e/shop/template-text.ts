import type { Block } from '../../src/features/documents/model/document.ts';
import { documentFor } from '../../src/features/documents/templates/documents.ts';

/** Shorter ones may occur elsewhere on the site. */
const shortest = 30;

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** @returns the sentences of a product's document, as its template holds them; none where it has no document */
export async function sentencesOf(productId: string): Promise<readonly string[]> {
  const template = await documentFor(productId)?.load();
  const blocks: readonly Block[] = template?.blocks ?? [];
  return stringsIn(blocks).filter((text) => text.length >= shortest);
}
