import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { importWithTimeout } from '../../platform/async.ts';
import { useLabels } from '../../ui/labels.ts';
import { toast } from '../../ui/notices/toast.ts';
import type { PrintedReceiptProps } from './printed-receipt.tsx';

const loadVoucher = async () => (await importWithTimeout(import('./printed-receipt.tsx'))).PrintedReceipt;

/**
 * Prints receipts. A receipt's button prints only that receipt. The browser's own print command prints all of them, one
 * per page. The returned component renders a receipt. It is null until its code has loaded.
 */
export function usePrinting() {
  const { notOpened } = useLabels();
  const [selected, setSelected] = useState<string | null>(null);
  const [Voucher, setVoucher] = useState<ComponentType<PrintedReceiptProps> | null>(null);
  useEffect(() => {
    // Ignore a failure, because pressing the button tries again.
    loadVoucher().then(
      (Loaded) => setVoucher(() => Loaded),
      () => {},
    );
    const showAll = () => setSelected(null);
    // Some phones never fire afterprint, so a click or a key also means that the visitor is back.
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
      const Loaded = Voucher ?? (await loadVoucher());
      // The browser captures the page for its print preview at once, so the page must be ready.
      flushSync(() => {
        setVoucher(() => Loaded);
        setSelected(reference);
      });
    } catch {
      toast('bad', ...notOpened);
      return;
    }
    window.print();
  }

  return {
    Voucher,
    isPrinted: (reference: string) => selected === null || selected === reference,
    print: (reference: string) => void print(reference),
  };
}
