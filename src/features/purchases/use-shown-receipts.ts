import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Receipt } from './purchases.ts';

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
