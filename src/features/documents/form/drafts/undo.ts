import { createStore } from '../../../../platform/store.ts';

/** Milliseconds for which a change can be taken back. */
export const undoMs = 10_000;

export type UndoOffer = {
  /** What was done, in Spanish. */
  readonly done: string;
  readonly undo: () => void;
};

/** The last change that can still be taken back; null when there is none. It lives in this page alone. */
export const undoOffer = createStore<UndoOffer | null>(null);

/** Those before it, the latest last: they come after it, as with Ctrl+Z. */
let earlier: readonly UndoOffer[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function show(offer: UndoOffer | null): void {
  clearTimeout(timer);
  undoOffer.set(offer);
  if (!offer) return;
  timer = setTimeout(() => {
    earlier = [];
    undoOffer.set(null);
  }, undoMs);
}

/** Offers to take a change back, for ten seconds after it or after the last one that came behind it. */
export function offerUndo(done: string, undo: () => void): void {
  const last = undoOffer.get();
  if (last) earlier = [...earlier, last];
  show({ done, undo });
}

/** Takes the change back that is offered, if one is, and offers the one before it. */
export function takeBack(): void {
  const offer = undoOffer.get();
  const last = earlier.at(-1) ?? null;
  earlier = earlier.slice(0, -1);
  show(last);
  offer?.undo();
}
