import { deviceStorage } from '../../../../platform/storage/storage.ts';

/** Prefix of the draft keys; the id follows. */
export const draftPrefix = 'mle.draft.';

/**
 * True if this device holds a draft of the document. It needs none of the code that parses drafts. JSON escapes quotes,
 * so no answer can look like the product.
 */
export function storesDraftOf(productId: string): boolean {
  const product = `"productId":${JSON.stringify(productId)}`;
  const { storedKeys, readItem } = deviceStorage;
  return storedKeys(draftPrefix).some((key) => readItem(key)?.includes(product));
}
