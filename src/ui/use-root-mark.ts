import { useEffect } from 'react';

/**
 * Marks the page's root, which alone has the room that scrolling keeps free, while the component is on the page. With
 * `html:has(…)` in its place a browser looks through the whole page again whenever an element comes or goes.
 * @param mark an attribute, 'data-…'
 */
export function useRootMark(mark: `data-${string}`): void {
  useEffect(() => {
    const { documentElement: root } = document;
    root.setAttribute(mark, '');
    return () => root.removeAttribute(mark);
  }, [mark]);
}
