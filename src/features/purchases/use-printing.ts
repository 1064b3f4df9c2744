import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Which receipts go on paper: one alone after its button was pressed, else all of them, a page each, for the browser's
 * own print command.
 */
export function usePrinting() {
  const [only, setOnly] = useState<string | null>(null);
  useEffect(() => {
    const done = () => setOnly(null);
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
  return {
    isPrinted: (reference: string) => only === null || only === reference,
    print: (reference: string) => {
      // The print preview is taken at once: the page has to be ready by then.
      flushSync(() => setOnly(reference));
      window.print();
    },
  };
}
