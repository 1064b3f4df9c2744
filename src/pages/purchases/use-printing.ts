import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { importWithTimeout } from '../../platform/async.ts';
import { useLabels } from '../../ui/labels.ts';
import { toast } from '../../ui/notices/toast.ts';
import type { VoucherProps } from './voucher.tsx';

const loadVoucher = async () => (await importWithTimeout(import('./voucher.tsx'))).Voucher;

/**
 * Returns the receipts to print. A receipt's button prints only that receipt. The browser's own print command prints
 * all of them, one per page. `Voucher` renders a receipt and is null until its code has loaded.
 */
export function usePrinting() {
  const { notOpened } = useLabels();
  const [only, setOnly] = useState<string | null>(null);
  const [Voucher, setVoucher] = useState<ComponentType<VoucherProps> | null>(null);
  useEffect(() => {
    // Ignore a failure, because pressing the button tries again.
    loadVoucher().then(
      (Loaded) => setVoucher(() => Loaded),
      () => {},
    );
    const done = () => setOnly(null);
    // Some phones never fire afterprint, so a click or a key also means that the visitor is back.
    window.addEventListener('afterprint', done);
    window.addEventListener('pointerdown', done);
    window.addEventListener('keydown', done);
    return () => {
      window.removeEventListener('afterprint', done);
      window.removeEventListener('pointerdown', done);
      window.removeEventListener('keydown', done);
    };
  }, []);

  async function print(reference: string): Promise<void> {
    try {
      const Loaded = Voucher ?? (await loadVoucher());
      // The browser captures the page for its print preview at once, so the page must be ready.
      flushSync(() => {
        setVoucher(() => Loaded);
        setOnly(reference);
      });
    } catch {
      toast('bad', ...notOpened);
      return;
    }
    window.print();
  }

  return {
    Voucher,
    isPrinted: (reference: string) => only === null || only === reference,
    print: (reference: string) => void print(reference),
  };
}
