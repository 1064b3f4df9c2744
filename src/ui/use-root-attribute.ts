import { useEffect } from 'react';

/**
 * Sets an attribute on the root element while the component is mounted. Style sheets then set properties of the root,
 * such as the page's scroll padding. With `html:has(…)` instead, the browser would search the whole page whenever an
 * element is added or removed.
 */
export function useRootAttribute(attribute: `data-${string}`): void {
  useEffect(() => {
    const { documentElement: root } = document;
    root.setAttribute(attribute, '');
    return () => root.removeAttribute(attribute);
  }, [attribute]);
}
