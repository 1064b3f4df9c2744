import { useEffect, useEffectEvent } from 'react';

/** Calls back when the window or the tab is shown again, and when the tab is hidden. */
export function useOnReturn(callback: () => void): void {
  const onReturn = useEffectEvent(callback);
  useEffect(() => {
    const listener = () => onReturn();
    window.addEventListener('focus', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      window.removeEventListener('focus', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  }, []);
}

/** Calls back when the page is shown again: its window, its tab, or the page out of the back/forward cache. */
export function useOnShown(callback: () => void): void {
  const onShown = useEffectEvent(callback);
  useEffect(() => {
    const onFocus = () => onShown();
    const onVisibility = () => {
      if (document.visibilityState === 'visible') onShown();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onShown();
    };
    window.addEventListener('focus', onFocus);
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('focus', onFocus);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);
}
