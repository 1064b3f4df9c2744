import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useRootAttribute } from './use-root-attribute.ts';
import './foot-bar.css';

/** True if the element is on screen. Starts as true, so that a page without scripts shows no bar. */
function useIsOnScreen(target: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(true);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isOnScreen;
}

function RootMark() {
  useRootAttribute('data-foot-bar');
  return null;
}

type Props = {
  /** Element that the bar replaces while the element is scrolled out of sight. */
  readonly target: RefObject<Element | null>;
  readonly children: ReactNode;
};

/**
 * Bar at the foot of a narrow window. Render it as the last child of its container, where it reserves its own space. It
 * then covers neither the end of the page nor the footer, and nothing moves when it appears. While the bar contains the
 * focus, it stays visible.
 */
export function FootBar({ target, children }: Props) {
  const isShown = !useIsOnScreen(target);
  return (
    <div
      className={`sticky bottom-0 z-10 border-t border-rule-folder bg-folder pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] focus-within:visible lg:hidden print:hidden ${isShown ? '' : 'invisible'}`}
    >
      {isShown && <RootMark />}
      <div className="wrap flex flex-wrap items-center justify-between gap-x-5 gap-y-2">{children}</div>
    </div>
  );
}
