import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { purchasesCopy } from '../../content/purchases-copy.ts';
import type { Receipt } from '../../features/purchases/purchases.ts';
import { Button } from '../../ui/button.tsx';

/** Receipts shown at first and added by each press: thousands at once take a phone ten seconds. */
const step = 20;

/** The newest receipts, and more of them on demand. `list` is the element that holds their articles. */
export function useShownReceipts(receipts: readonly Receipt[]) {
  const [most, setMost] = useState(step);
  const list = useRef<HTMLElement>(null);
  return {
    shown: receipts.slice(0, most),
    isPaged: receipts.length > step,
    list,
    /** Shows the next ones and moves the focus to the title of the first of them. */
    showMore: () => {
      flushSync(() => setMost(most + step));
      const title = list.current?.querySelectorAll<HTMLElement>('[data-receipt] h2')[most];
      if (!title) return;
      title.tabIndex = -1;
      title.focus();
    },
  };
}

type Props = { readonly shown: number; readonly all: number; readonly onMore: () => void };

export function MoreReceipts({ shown, all, onMore }: Props) {
  return (
    <div className="grid justify-items-start gap-4 has-[button]:pb-[clamp(2.5rem,5vw,4.5rem)] print:hidden">
      <p role="status">{purchasesCopy.shown(shown, all)}</p>
      {shown < all && (
        <Button variant="line" onClick={onMore}>
          {purchasesCopy.more}
        </Button>
      )}
    </div>
  );
}
