import { useEffect, useEffectEvent, useState } from 'react';
import { coverPage } from '../platform/covered-page.ts';
import { dismissPassing } from './toast.ts';

/** Milliseconds after which a closed panel is gone; its animation takes 200. */
const longestExitMs = 500;

/**
 * A panel over the page: while it is open, the browser's Back closes it.
 * @returns whether it is to be rendered. Radix keeps a closed one until its animation has ended, and the page behind
 * it locked; an animation that never ends does not decide
 */
export function usePanel(open: boolean, onOpenChange: (open: boolean) => void): boolean {
  const [isGone, setGone] = useState(!open);
  if (open && isGone) setGone(false);
  const close = useEffectEvent(() => onOpenChange(false));

  useEffect(() => {
    if (open) {
      // They would lie over the panel's first lines.
      dismissPassing();
      return coverPage(close);
    }
    const timer = setTimeout(() => setGone(true), longestExitMs);
    return () => clearTimeout(timer);
  }, [open]);

  return open || !isGone;
}
