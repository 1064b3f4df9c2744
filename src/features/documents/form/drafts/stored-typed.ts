import { typedStorage } from '../../../../platform/storage/typed-storage.ts';
import { earlierKeys, letterheadKey, profileKey } from '../../../school/stored-keys.ts';
import { draftPrefix } from './stored-drafts.ts';

const { onStorageChange, readItem, storedKeys } = typedStorage;

const documentParts = ['school', 'addressee', 'orders'] as const;
const earlier: readonly string[] = documentParts.map((part) => earlierKeys[part]);
const keys: readonly string[] = [profileKey, letterheadKey, ...earlier];

/** Texts that earlier versions left under a key from which everything was erased. */
const nothing = /^(?:\{\}|\{"name":""\})$/;

function holds(key: string): boolean {
  const stored = readItem(key);
  return stored !== null && !nothing.test(stored);
}

function profileHolds(): boolean {
  try {
    const profile: unknown = JSON.parse(readItem(profileKey) ?? '');
    return typeof profile === 'object' && profile !== null && documentParts.some((part) => part in profile);
  } catch {
    return false;
  }
}

/** True if this device may hold something that a person typed for documents. It needs none of the code that parses it. */
export function storesTyped(): boolean {
  return storedKeys(draftPrefix).length > 0 || profileHolds() || [letterheadKey, ...earlier].some(holds);
}

/** Calls back when another tab may have changed that. @returns a function that stops listening */
export function onTypedChange(listener: () => void): () => void {
  return onStorageChange((key) => {
    if (key === null || key.startsWith(draftPrefix) || keys.includes(key)) listener();
  });
}
