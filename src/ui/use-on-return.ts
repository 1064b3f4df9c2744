import { useEffect, useEffectEvent } from 'react';

/** Calls back whenever the person comes back to the window or the tab, and when the tab is left. */
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
