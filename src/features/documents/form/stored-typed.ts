import { onItemChange, readItem } from '../../../platform/storage.ts';
import { addresseeKey, letterheadKey, schoolKey } from '../../school/stored-keys.ts';
import { draftsKey, keyOfBefore } from './stored-keys.ts';

const keys = [draftsKey, keyOfBefore, schoolKey, addresseeKey, letterheadKey] as const;

/** What stands under a key from which everything was erased. */
const nothing = /^(?:\{\}|\{"name":""\}|\{"list":\[\].*)$/;

/** Whether this device may hold something that was typed into documents: looked at without the code that parses it. */
export function storesTyped(): boolean {
  return keys.some((key) => {
    const stored = readItem(key);
    return stored !== null && !nothing.test(stored);
  });
}

/** Calls back when another tab may have changed that. @returns a function that stops listening */
export function onTypedChange(listener: () => void): () => void {
  const stops = keys.map((key) => onItemChange(key, listener));
  return () => {
    for (const stop of stops) stop();
  };
}
