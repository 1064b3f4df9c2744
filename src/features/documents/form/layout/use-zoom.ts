import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

/** Maximum width of the content, in widths of its pane. */
export const maxZoom = 4;

/** Factor that one press zooms by. */
const zoomStep = 1.5;

/**
 * Zooms the content of a pane in steps and keeps its center in place. Pinching still zooms the whole page.
 * @param pane pane whose only child grows by `level`
 */
export function useZoom(pane: RefObject<HTMLElement | null>) {
  const [level, setLevel] = useState(1);

  function zoomTo(target: number): void {
    const content = pane.current?.firstElementChild;
    if (!pane.current || !content) return;
    const view = pane.current.getBoundingClientRect();
    const { left, top } = content.getBoundingClientRect();
    const nextLevel = Math.min(maxZoom, Math.max(1, target));
    const growth = nextLevel / level - 1;
    flushSync(() => setLevel(nextLevel));
    pane.current.scrollBy({
      left: (view.left + view.width / 2 - left) * growth,
      top: (view.top + view.height / 2 - top) * growth,
      behavior: 'instant',
    });
  }

  return {
    level,
    enlarge: () => zoomTo(level * zoomStep),
    reduce: () => zoomTo(level / zoomStep),
  };
}
