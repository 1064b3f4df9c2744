import { type RefObject, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createStore, useStore } from '../../../../platform/store.ts';

/** A place in the window, in px, and when it was touched, in ms. */
type Tap = { readonly x: number; readonly y: number; readonly at: number };

type Point = Omit<Tap, 'at'>;

/** How often the width of the pane the document's can be; at 1 it fits. */
export const mostZoom = 4;

/** Of a press of the button. */
const zoomStep = 1.5;

/** Of a double tap: on a telephone the letters are then as high as the site's smallest. */
const tapZoom = 2.5;

const longestTap = 350;
const farthestTap = 24;

/** Whether the finger was lifted where it came down, or came down again where it was lifted, soon enough. */
export function isNear(one: Tap, other: Tap): boolean {
  return other.at - one.at <= longestTap && Math.hypot(other.x - one.x, other.y - one.y) <= farthestTap;
}

export function zoomWithin(wanted: number): number {
  return Math.min(mostZoom, Math.max(1, wanted));
}

/**
 * How far a pane scrolls for what stands at a place to stay there while all grows.
 * @param corner of what grows, which stays where it is
 */
export function scrollToKeep(place: number, corner: number, growth: number): number {
  return (place - corner) * (growth - 1);
}

function tapOf({ clientX, clientY }: Touch, { timeStamp }: Event): Tap {
  return { x: clientX, y: clientY, at: timeStamp };
}

/** Between two fingers: the middle, and how far they are apart. */
function pinchOf([one, two]: TouchList): { readonly middle: Point; readonly spread: number } | null {
  if (!one || !two) return null;
  return {
    middle: { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 },
    spread: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY),
  };
}

/**
 * Enlarges what is in a pane, which pans by scrolling: by a factor, by a double tap and by a pinch. What is in the middle,
 * or under the fingers, stays there.
 * @param pane whose only child grows by `level`
 */
export function useZoom(pane: RefObject<HTMLElement | null>) {
  const [store] = useState(() => createStore(1));
  const level = useStore(store, 1);

  const zoomTo = useCallback(
    (wanted: number, place?: Point) => {
      const content = pane.current?.firstElementChild;
      if (!pane.current || !content) return;
      const view = pane.current.getBoundingClientRect();
      const { left, top } = content.getBoundingClientRect();
      const { x, y } = place ?? { x: view.left + view.width / 2, y: view.top + view.height / 2 };
      const next = zoomWithin(wanted);
      const growth = next / store.get();
      flushSync(() => store.set(next));
      pane.current.scrollBy({
        left: scrollToKeep(x, left, growth),
        top: scrollToKeep(y, top, growth),
        behavior: 'instant',
      });
    },
    [pane, store],
  );

  // Touches, not pointers: those of a pane that scrolls by itself are cancelled as soon as it does. Listened to by hand:
  // React's own listeners cannot keep the browser from scrolling under a pinch.
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    let pinch: ReturnType<typeof pinchOf> = null;
    let down: Tap | null = null;
    let tapped: Tap | null = null;
    function start(event: TouchEvent): void {
      const [finger] = event.touches;
      pinch = pinchOf(event.touches);
      down = finger && !pinch ? tapOf(finger, event) : null;
    }
    function move(event: TouchEvent): void {
      const now = pinchOf(event.touches);
      if (!element || !pinch || !now) return;
      if (event.cancelable) event.preventDefault();
      zoomTo((store.get() * now.spread) / pinch.spread, pinch.middle);
      element.scrollBy({
        left: pinch.middle.x - now.middle.x,
        top: pinch.middle.y - now.middle.y,
        behavior: 'instant',
      });
      pinch = now;
    }
    function end(event: TouchEvent): void {
      pinch = pinchOf(event.touches);
      const [finger] = event.changedTouches;
      const up = finger && down && tapOf(finger, event);
      const tap = up && down && isNear(down, up) ? up : null;
      down = null;
      if (!tap || !tapped || !isNear(tapped, tap)) {
        tapped = tap;
        return;
      }
      tapped = null;
      event.preventDefault();
      zoomTo(store.get() > 1 ? 1 : tapZoom, tap);
    }
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('touchstart', start, { signal, passive: true });
    element.addEventListener('touchmove', move, { signal, passive: false });
    element.addEventListener('touchend', end, { signal, passive: false });
    return () => listening.abort();
  }, [pane, store, zoomTo]);

  return {
    level,
    enlarge: () => zoomTo(level * zoomStep),
    reduce: () => zoomTo(level / zoomStep),
  };
}
