import { enteredStorage } from '../../../../platform/storage/entered-storage.ts';
import { earlierKeys, letterheadKey, profileKey } from '../../../school/stored-keys.ts';
import { draftPrefix } from './stored-drafts.ts';

const { onStorageChange, readItem, storedKeys } = enteredStorage;

const documentParts = ['school', 'addressee', 'orders'] as const;
const formerKeys: readonly string[] = documentParts.map((part) => earlierKeys[part]);
const watchedKeys: readonly string[] = [profileKey, letterheadKey, ...formerKeys];

/** Matches what earlier versions of the site stored after everything was erased. */
const emptyText = /^(?:\{\}|\{"name":""\})$/;

function hasText(key: string): boolean {
  const stored = readItem(key);
  return stored !== null && !emptyText.test(stored);
}

function hasDocumentProfile(): boolean {
  try {
    const profile: unknown = JSON.parse(readItem(profileKey) ?? '');
    return typeof profile === 'object' && profile !== null && documentParts.some((part) => part in profile);
  } catch {
    return false;
  }
}

/**
 * True if this device may have anything that a person typed for documents. Doesn't parse it, so that callers don't load
 * the parsers.
 */
export function hasEnteredData(): boolean {
  return (
    storedKeys(draftPrefix).length > 0 || hasDocumentProfile() || [letterheadKey, ...formerKeys].some(hasText)
  );
}

/**
 * Calls the listener when another tab may have changed the result of {@link hasEnteredData}.
 * @returns a function that removes the listener
 */
export function onEnteredDataChange(listener: () => void): () => void {
  return onStorageChange((key) => {
    if (key === null || key.startsWith(draftPrefix) || watchedKeys.includes(key)) listener();
  });
}
