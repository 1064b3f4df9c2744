import { deviceStorage } from '../../../../platform/storage/storage.ts';

/** Prefix of the drafts' storage keys. The id follows it. */
export const draftPrefix = 'mle.draft.';

/**
 * True if this device has a draft of the document. Searches the stored text, so that callers don't load the code that
 * parses drafts. JSON escapes quotes, so no answer can match.
 */
export function hasStoredDraft(productId: string): boolean {
  const productJson = `"productId":${JSON.stringify(productId)}`;
  const { storedKeys, readItem } = deviceStorage;
  return storedKeys(draftPrefix).some((key) => readItem(key)?.includes(productJson));
}
