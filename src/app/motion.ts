type Motion = typeof import('framer-motion/dom/mini');

/** Seconds, as framer-motion counts; 200 ms together, so that a click never waits for show: the next page is in the document within 100. */
const leaveSeconds = 0.04;
const enterSeconds = 0.16;

let motion: Motion | null = null;

/** framer-motion comes with the first intent to go somewhere. Until it is there, pages change at once. */
export function preloadMotion(): void {
  if (motion) return;
  import('framer-motion/dom/mini').then(
    (loaded) => {
      motion = loaded;
    },
    () => {},
  );
}

function still(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The old page fades; resolves when it is gone. */
export async function leave(page: HTMLElement): Promise<void> {
  if (!motion || still()) return;
  await motion.animate(page, { opacity: 0 }, { duration: leaveSeconds });
}

/** The new page rises into place. */
export function enter(page: HTMLElement): void {
  if (!motion || still()) {
    page.style.opacity = '';
    return;
  }
  const ease = [0.2, 0.7, 0.2, 1] as const;
  motion.animate(
    page,
    { opacity: [0, 1], transform: ['translateY(8px)', 'none'] },
    { duration: enterSeconds, ease: [...ease] },
  );
}
