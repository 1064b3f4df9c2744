import { createStore } from '../../../platform/store.ts';

/** Milliseconds for which a change can be taken back. */
export const undoMs = 10_000;

export type UndoOffer = {
  /** What was done, in Spanish. */
  readonly done: string;
  readonly undo: () => void;
};

/** The change that can still be taken back; null when there is none. It lives in this page alone. */
export const undoOffer = createStore<UndoOffer | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Offers to take a change back, for ten seconds or until the next one. */
export function offerUndo(done: string, undo: () => void): void {
  clearTimeout(timer);
  undoOffer.set({ done, undo });
  timer = setTimeout(() => undoOffer.set(null), undoMs);
}

/** Takes the change back that is offered, if one is. */
export function takeBack(): void {
  clearTimeout(timer);
  const offer = undoOffer.get();
  undoOffer.set(null);
  offer?.undo();
}
