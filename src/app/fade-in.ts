/** Milliseconds that a new page takes to appear, and after which it is shown whatever its animation does. */
const fade = { ms: 160, longestMs: 400 };

let motion: typeof import('framer-motion/dom/mini') | null = null;

/** Loads what a page fades in with. */
export function loadMotion(): void {
  const keep = (code: typeof motion) => {
    motion = code;
  };
  import('framer-motion/dom/mini').then(keep, () => {});
}

/** A page whose code was here before that of its fading is there at once. */
export function fadeIn(page: HTMLElement): void {
  if (!motion || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    const options = { duration: fade.ms / 1000, ease: 'easeOut' } as const;
    const animation = motion.animate(page, { opacity: [0, 1] }, options);
    setTimeout(() => animation.complete(), fade.longestMs);
  } catch {
    // A browser that cannot animate shows the page at once.
  }
}
