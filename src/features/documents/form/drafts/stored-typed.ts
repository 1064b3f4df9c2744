import { onStorageChange, readItem, storedKeys } from '../../../../platform/storage.ts';
import { addresseeKey, letterheadKey, purchaseOrdersKey, schoolKey } from '../../../school/stored-keys.ts';

/** Before the id, the key of each draft. */
export const draftPrefix = 'mle.draft.';

const keys: readonly string[] = [schoolKey, addresseeKey, purchaseOrdersKey, letterheadKey];

/** What stands under a key from which everything was erased. */
const nothing = /^(?:\{\}|\{"name":""\})$/;

function holds(key: string): boolean {
  const stored = readItem(key);
  return stored !== null && !nothing.test(stored);
}

/** Whether this device may hold something that a person typed for documents: looked at without the code that parses it. */
export function storesTyped(): boolean {
  return storedKeys(draftPrefix).length > 0 || keys.some(holds);
}

/** Calls back when another tab may have changed that. @returns a function that stops listening */
export function onTypedChange(listener: () => void): () => void {
  return onStorageChange((key) => {
    if (key === null || key.startsWith(draftPrefix) || keys.includes(key)) listener();
  });
}
