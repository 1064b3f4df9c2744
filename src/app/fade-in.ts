/** Milliseconds of a new page's fade, and milliseconds after which the page shows even if the animation stalls. */
const fade = { durationMs: 160, maxWaitMs: 400 };

let motion: typeof import('framer-motion/dom/mini') | null = null;

export function loadMotion(): void {
  const setMotion = (code: typeof motion) => {
    motion = code;
  };
  import('framer-motion/dom/mini').then(setMotion, () => {});
}

/** Skips the fade if the page loaded before the animation code, or if the visitor prefers less motion. */
export function fadeIn(page: HTMLElement): void {
  if (!motion || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    const options = { duration: fade.durationMs / 1000, ease: 'easeOut' } as const;
    const animation = motion.animate(page, { opacity: [0, 1] }, options);
    setTimeout(() => animation.complete(), fade.maxWaitMs);
  } catch {
    // In browsers that can't animate, the page shows at once.
  }
}
