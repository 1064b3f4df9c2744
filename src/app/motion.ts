let moves: typeof import('./page-moves.ts') | null = null;

/** What moves pages, framer-motion with it, comes with the first intent to go somewhere. Until then they change at once. */
export function preloadMotion(): void {
  if (moves) return;
  import('./page-moves.ts').then(
    (loaded) => {
      moves = loaded;
    },
    () => {},
  );
}

/** The old page fades. @returns the milliseconds that takes; nothing has to wait for the animation itself */
export const leave = (page: HTMLElement): number => moves?.leave(page) ?? 0;

/** The new page rises into place. */
export const enter = (page: HTMLElement): void => moves?.enter(page);

/** Shows the page as it is. */
export const endMotion = (): void => moves?.endMotion();
