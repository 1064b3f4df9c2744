import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What goes on paper; every receipt that is shown, a page each, for the browser's own print command. */
type Printed =
  | { readonly what: 'receipts' }
  | { readonly what: 'receipt' | 'folder'; readonly reference: string };

const receipts: Printed = { what: 'receipts' };

/** Which purchases go on paper: one after its button was pressed, as its receipt or its folder, else all receipts. */
export function usePrinting() {
  const [printed, setPrinted] = useState(receipts);
  useEffect(() => {
    const done = () => setPrinted(receipts);
    // Some phones send no afterprint: a press or a key means that the visitor is back at the page.
    window.addEventListener('afterprint', done);
    window.addEventListener('pointerdown', done);
    window.addEventListener('keydown', done);
    return () => {
      window.removeEventListener('afterprint', done);
      window.removeEventListener('pointerdown', done);
      window.removeEventListener('keydown', done);
    };
  }, []);
  const print = (next: Printed) => {
    // The print preview is taken at once: the page has to be ready by then.
    flushSync(() => setPrinted(next));
    window.print();
  };
  const isOnly = (what: Printed['what'], reference: string) =>
    printed.what === what && 'reference' in printed && printed.reference === reference;
  return {
    hasReceipt: (reference: string) => printed === receipts || isOnly('receipt', reference),
    hasFolder: (reference: string) => isOnly('folder', reference),
    printReceipt: (reference: string) => print({ what: 'receipt', reference }),
    printFolder: (reference: string) => print({ what: 'folder', reference }),
  };
}
