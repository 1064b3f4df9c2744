import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the window, the tab or a page from the back/forward cache is shown again, and when the tab is hidden.
 */
export function useVisibilityChange(callback: () => void): void {
  const onChange = useEffectEvent(callback);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const listener = () => onChange();
    window.addEventListener('focus', listener, { signal });
    document.addEventListener('visibilitychange', listener, { signal });
    // `pageshow` also fires on the first load, but then `persisted` is false.
    window.addEventListener('pageshow', ({ persisted }) => persisted && onChange(), { signal });
    return () => controller.abort();
  }, []);
}
