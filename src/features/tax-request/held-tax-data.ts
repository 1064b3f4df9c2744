import { onItemChange, readItem, writeItem } from '../../platform/storage.ts';
import { taxKey } from './tax-key.ts';

// What every page may do with what was typed for a boleta or factura: by its key alone, without the code that reads it.

const blank = '{}';

/** Tells the parts of this page that hold it what other tabs hear from the browser. */
export function tellTaxChange(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: taxKey }));
}

/** Calls back when it may have changed, in this tab or another. @returns a function that stops listening */
export const onTaxChange = (listener: () => void) => onItemChange(taxKey, listener);

function write(text: string): void {
  writeItem(taxKey, text);
  tellTaxChange();
}

/** @returns a function that brings it back, unless something was typed since */
export function eraseTaxData(): () => void {
  const before = readItem(taxKey);
  if (before === null) return () => {};
  write(blank);
  return () => {
    if (readItem(taxKey) === blank) write(before);
  };
}
