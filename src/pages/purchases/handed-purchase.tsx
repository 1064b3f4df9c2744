import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { handedCopy } from '../../content/delivery-copy.ts';
import { paths, purchaseFragment } from '../../content/paths.ts';
import { otherDeviceCopy } from '../../content/payment-check-copy.ts';
import { numberMessage } from '../../features/purchases/check-messages.ts';
import { createNumberSearch } from '../../features/purchases/payment-searches.ts';
import { readPurchaseLink } from '../../features/purchases/purchase-link.ts';
import { usePaymentCheck } from '../../features/purchases/use-payment-check.ts';
import { env } from '../../platform/current-env.ts';
import type { PaymentEnv } from '../../platform/env.ts';
import { useStore } from '../../platform/store.ts';
import { Button } from '../../ui/button.tsx';
import { LinkedPanel } from '../../ui/linked-panel.tsx';
import { Note } from '../../ui/note.tsx';
import { toast } from '../../ui/toast/toast.ts';

type Props = {
  readonly service: PaymentEnv | null;
  /** The fragment of the address as it was opened. */
  readonly hash: string;
  readonly onFound: () => void;
};

/** The purchase that the page's address names: looked for once the person says so, as a number that is typed. */
export function HandedPurchase({ service, hash, onFound }: Props) {
  const navigate = useNavigate();
  const { hash: shown } = useLocation();
  const [number] = useState(() => readPurchaseLink(hash));
  const title = useRef<HTMLHeadingElement>(null);
  const flow = usePaymentCheck(createNumberSearch, service);
  const step = useStore(flow, flow.get());
  const text = numberMessage(step, env.contactEmail);

  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    // Whoever has the number has the purchase: from here on this page alone knows it, in its memory.
    if (shown.startsWith(purchaseFragment)) navigate(paths.purchases, { replace: true });
  }, [shown, navigate]);

  async function search(): Promise<void> {
    if (number === null || !(await flow.search(number))) return;
    toast('ok', ...otherDeviceCopy.found);
    onFound();
  }

  return (
    <LinkedPanel id="compra-entregada" title={handedCopy.title} titleRef={title}>
      {number === null ? (
        <p>{handedCopy.noNumber}</p>
      ) : (
        <div>
          <Button busy={step === 'asking' && otherDeviceCopy.searching} onClick={search}>
            {otherDeviceCopy.search}
          </Button>
          <div className="not-empty:mt-4" role="status">
            {text !== '' && <Note icon="info">{text}</Note>}
          </div>
        </div>
      )}
    </LinkedPanel>
  );
}
