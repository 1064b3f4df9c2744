import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when what stands in a field may have to count although nobody leaves the field: the tab is hidden or closed,
 * the page is printed, or the part goes.
 */
export function useLastMoment(callback: () => void): void {
  const onLast = useEffectEvent(callback);
  useEffect(() => {
    const listener = () => onLast();
    // Captured: what is typed is stored and printed by listeners of the same events.
    const options = { capture: true };
    window.addEventListener('pagehide', listener, options);
    document.addEventListener('visibilitychange', listener, options);
    window.addEventListener('beforeprint', listener, options);
    return () => {
      window.removeEventListener('pagehide', listener, options);
      document.removeEventListener('visibilitychange', listener, options);
      window.removeEventListener('beforeprint', listener, options);
      listener();
    };
  }, []);
}
