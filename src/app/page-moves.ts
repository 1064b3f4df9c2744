import { animate } from 'framer-motion/dom/mini';

/** Milliseconds; 200 together, so that a click never waits for show: the next page is in the document within 100. */
const leaveMs = 40;
const enterMs = 160;

/** Milliseconds after which a page is shown as it is, whatever its animation does. */
const longestMs = 400;

let end = () => {};

function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

type Keyframes = { readonly opacity: number[]; readonly transform?: string[] };

/** Animates the page in place of what moved it before. @returns whether it moves */
function move(page: HTMLElement, keyframes: Keyframes, ms: number): boolean {
  end();
  if (isStill()) return false;
  try {
    const animation = animate(page, keyframes, { duration: ms / 1000, ease: [0.2, 0.7, 0.2, 1] });
    const timer = setTimeout(() => end(), longestMs);
    end = () => {
      end = () => {};
      clearTimeout(timer);
      animation.cancel();
      // The animation writes its last values into the style: a page that was left must not stay transparent.
      page.style.opacity = '';
      page.style.transform = '';
    };
    return true;
  } catch {
    return false;
  }
}

/** The old page fades. @returns the milliseconds that takes; nothing has to wait for the animation itself */
export function leave(page: HTMLElement): number {
  return move(page, { opacity: [1, 0] }, leaveMs) ? leaveMs : 0;
}

/** The new page rises into place. */
export function enter(page: HTMLElement): void {
  move(page, { opacity: [0, 1], transform: ['translateY(8px)', 'none'] }, enterMs);
}

/** Shows the page as it is. */
export function endMotion(): void {
  end();
}
