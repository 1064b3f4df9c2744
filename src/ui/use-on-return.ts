import { useEffect, useEffectEvent } from 'react';

/** Calls back when the window, the tab or the page in the back/forward cache is shown again, and when the tab is hidden. */
export function useOnReturn(callback: () => void): void {
  const onReturn = useEffectEvent(callback);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const listener = () => onReturn();
    window.addEventListener('focus', listener, { signal });
    document.addEventListener('visibilitychange', listener, { signal });
    // It also fires when the page has loaded.
    window.addEventListener('pageshow', ({ persisted }) => persisted && onReturn(), { signal });
    return () => leaving.abort();
  }, []);
}
