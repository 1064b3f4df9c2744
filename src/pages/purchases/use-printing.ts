import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { importWithTimeout } from '../../platform/async.ts';
import { useLabels } from '../../ui/labels.ts';
import { toast } from '../../ui/notices/toast.ts';
import type { PrintedReceiptProps } from './printed-receipt.tsx';

const loadPrintedReceipt = async () =>
  (await importWithTimeout(import('./printed-receipt.tsx'))).PrintedReceipt;

/**
 * Prints receipts. A receipt's button prints only that receipt. The browser's own print command prints all of them, one
 * per page. `PrintedReceipt` renders a receipt, and is null until its code has loaded.
 */
export function usePrinting() {
  const { notOpened } = useLabels();
  const [selectedReference, setSelectedReference] = useState<string | null>(null);
  const [PrintedReceipt, setPrintedReceipt] = useState<ComponentType<PrintedReceiptProps> | null>(null);
  useEffect(() => {
    // Ignore a failure, because pressing the button tries again.
    loadPrintedReceipt().then(
      (Loaded) => setPrintedReceipt(() => Loaded),
      () => {},
    );
    const showAll = () => setSelectedReference(null);
    // Some phones never fire afterprint, so a click or a key also means that printing is over.
    window.addEventListener('afterprint', showAll);
    window.addEventListener('pointerdown', showAll);
    window.addEventListener('keydown', showAll);
    return () => {
      window.removeEventListener('afterprint', showAll);
      window.removeEventListener('pointerdown', showAll);
      window.removeEventListener('keydown', showAll);
    };
  }, []);

  async function print(reference: string): Promise<void> {
    try {
      const Loaded = PrintedReceipt ?? (await loadPrintedReceipt());
      // The browser captures the page for its print preview at once, so the page must be ready.
      flushSync(() => {
        setPrintedReceipt(() => Loaded);
        setSelectedReference(reference);
      });
    } catch {
      toast('bad', ...notOpened);
      return;
    }
    window.print();
  }

  return {
    PrintedReceipt,
    isPrinted: (reference: string) => selectedReference === null || selectedReference === reference,
    print: (reference: string) => void print(reference),
  };
}
