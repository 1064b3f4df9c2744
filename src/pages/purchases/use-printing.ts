import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { codeInTime } from '../../platform/async.ts';
import { useLabels } from '../../ui/labels.ts';
import { toast } from '../../ui/notices/toast.ts';
import type { VoucherProps } from './voucher.tsx';

const loadVoucher = async () => (await codeInTime(import('./voucher.tsx'))).Voucher;

/**
 * Which receipts go on paper: one alone after its button was pressed, else all of them, a page each, for the browser's
 * own print command. `Voucher`, null until its code is here, shows one.
 */
export function usePrinting() {
  const { notOpened } = useLabels();
  const [only, setOnly] = useState<string | null>(null);
  const [Voucher, setVoucher] = useState<ComponentType<VoucherProps> | null>(null);
  useEffect(() => {
    // The press asks again for what fails now.
    loadVoucher().then(
      (Loaded) => setVoucher(() => Loaded),
      () => {},
    );
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

  async function print(reference: string): Promise<void> {
    try {
      const Loaded = Voucher ?? (await loadVoucher());
      // The print preview is taken at once: the page has to be ready by then.
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
