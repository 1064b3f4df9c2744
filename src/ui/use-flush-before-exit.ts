import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the text of a focused field is needed before blur, that is when the tab is hidden or closed, the page
 * is printed, or the component unmounts.
 */
export function useFlushBeforeExit(callback: () => void): void {
  const handleLastMoment = useEffectEvent(callback);
  useEffect(() => {
    const listener = () => handleLastMoment();
    // Listen in the capture phase, because other listeners of these events store and print the text.
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
