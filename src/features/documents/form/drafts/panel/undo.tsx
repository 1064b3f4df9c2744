import { useEffect } from 'react';
import { draftsCopy } from '../../../../../content/documents/drafts-copy.ts';
import { createStore, useStore } from '../../../../../platform/store.ts';
import { Button } from '../../../../../ui/button.tsx';

/** Milliseconds for which a change can be taken back. */
export const undoMs = 10_000;

type UndoOffer = {
  /** Sentence in Spanish that says what was done. */
  readonly done: string;
  readonly undo: () => void;
};

/** Actions that can still be undone in this page. The latest is last, and Ctrl+Z undoes it first. */
export const undoOffers = createStore<readonly UndoOffer[]>([]);

let timer: ReturnType<typeof setTimeout> | undefined;

function show(offers: readonly UndoOffer[]): void {
  clearTimeout(timer);
  undoOffers.set(offers);
  if (offers.length > 0) timer = setTimeout(() => undoOffers.set([]), undoMs);
}

/** Offers to take a change back, for ten seconds after it or after the last one that came behind it. */
export function offerUndo(done: string, undo: () => void): void {
  show([...undoOffers.get(), { done, undo }]);
}

/** Takes the latest change back, if one is offered, and offers the one before it. */
export function takeBack(): void {
  const last = undoOffers.get().at(-1);
  show(undoOffers.get().slice(0, -1));
  last?.undo();
}

type Key = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'key'>;

/** True for Ctrl+Z, or ⌘Z on a Mac. */
export function isUndoKey({ ctrlKey, metaKey, shiftKey, key }: Key): boolean {
  return (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z';
}

/** Text fields have an undo of their own. */
function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}

function undoByKey(event: KeyboardEvent): void {
  if (!isUndoKey(event) || isTyping(event)) return;
  event.preventDefault();
  takeBack();
}

const noOffers: readonly UndoOffer[] = [];

/** Says for ten seconds what was just done, with a button that undoes it. Ctrl+Z does the same. */
export function UndoNotice() {
  const offer = useStore(undoOffers, noOffers).at(-1);
  const isOffered = offer !== undefined;
  useEffect(() => {
    if (!isOffered) return;
    document.addEventListener('keydown', undoByKey);
    return () => document.removeEventListener('keydown', undoByKey);
  }, [isOffered]);
  return (
    // Always there, so that what comes into it is announced.
    <div role="status" className="fixed inset-x-3 bottom-3 z-40 mx-auto max-w-128 print:hidden">
      {offer && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border-l-5 border-accent bg-sheet py-3 pr-3 pl-4.5 wrap-anywhere text-ink-700 shadow-panel">
          <span className="flex-[1_1_12rem] text-small">{offer.done}</span>
          <Button small onClick={takeBack}>
            {draftsCopy.undo}
          </Button>
        </div>
      )}
    </div>
  );
}
