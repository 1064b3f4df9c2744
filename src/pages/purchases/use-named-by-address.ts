import { useEffect } from 'react';

/** Goes to the element that the address names ('#id'), which comes after the browser has looked for it. */
export function useNamedByAddress(id: string): void {
  useEffect(() => {
    const element = location.hash === `#${id}` ? document.getElementById(id) : null;
    if (!element) return;
    element.tabIndex = -1;
    element.scrollIntoView();
    element.focus({ preventScroll: true });
  }, [id]);
}
