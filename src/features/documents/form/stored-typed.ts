import { onItemChange, readItem } from '../../../platform/storage.ts';
import { addresseeKey, letterheadKey, schoolKey } from '../../school/stored-keys.ts';
import { taxKey } from '../../tax-request/tax-key.ts';
import { draftsKey } from './stored-keys.ts';

const keys = [draftsKey, schoolKey, addresseeKey, letterheadKey, taxKey] as const;

/** What stands under a key from which everything was erased. */
const nothing = /^(?:\{\}|\{"name":""\}|\{"list":\[\].*|\{"details":\{(?:"\w+":"",?)*\},"requests":\[\]\})$/;

function holds(key: string): boolean {
  const stored = readItem(key);
  return stored !== null && !nothing.test(stored);
}

/** Whether this device may hold what was typed for a boleta or factura. */
export const storesTaxData = () => holds(taxKey);

/** Whether this device may hold something that a person typed for documents: looked at without the code that parses it. */
export function storesTyped(): boolean {
  return keys.some(holds);
}

/** Calls back when another tab may have changed that. @returns a function that stops listening */
export function onTypedChange(listener: () => void): () => void {
  const stops = keys.map((key) => onItemChange(key, listener));
  return () => {
    for (const stop of stops) stop();
  };
}
