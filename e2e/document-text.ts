import { productById } from '../src/features/catalogue/products.ts';
import type { Block } from '../src/features/documents/model/document.ts';
import { documentFor } from '../src/features/documents/templates/documents.ts';

function linesOf(block: Block) {
  if (block.kind === 'paragraph') return [block.content];
  return block.kind === 'list' ? block.items : [];
}

/** The sentences of a product's document that no page shows before it is bought: not whom it is for. */
export async function sentencesOf(productId: string): Promise<readonly string[]> {
  const template = await documentFor(productId)?.load();
  const texts = (template?.blocks ?? [])
    .flatMap(linesOf)
    .flatMap((line) => line.flatMap((inline) => (inline.kind === 'text' ? [inline.text.trim()] : [])));
  const scope = productById(productId)?.scope;
  return texts.filter((text) => text.length > 40 && text !== scope);
}
