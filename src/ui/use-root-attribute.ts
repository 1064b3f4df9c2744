import { useEffect } from 'react';

/**
 * Sets an attribute on the root element while the component is mounted, because only the root's scroll padding takes
 * effect. With `html:has(…)` instead, the browser would search the whole page whenever an element is added or removed.
 * @param mark name of the attribute
 */
export function useRootAttribute(mark: `data-${string}`): void {
  useEffect(() => {
    const { documentElement: root } = document;
    root.setAttribute(mark, '');
    return () => root.removeAttribute(mark);
  }, [mark]);
}
