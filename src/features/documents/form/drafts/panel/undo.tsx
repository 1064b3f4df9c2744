import { useEffect } from 'react';
import { draftsCopy } from '../../../../../content/documents/drafts-copy.ts';
import { createStore, useStore } from '../../../../../platform/store.ts';
import { Button } from '../../../../../ui/button.tsx';

export const undoMs = 10_000;

type UndoOffer = {
  readonly message: string;
  readonly undo: () => void;
};

/** Changes that can still be undone on this page, in order. Ctrl+Z undoes the last one. */
export const undoOffers = createStore<readonly UndoOffer[]>([]);

let timer: ReturnType<typeof setTimeout> | undefined;

function setOffers(offers: readonly UndoOffer[]): void {
  clearTimeout(timer);
  undoOffers.set(offers);
  if (offers.length > 0) timer = setTimeout(() => undoOffers.set([]), undoMs);
}

/** Offers an undo for ten seconds. A later change restarts the time for all offers. */
export function offerUndo(message: string, undo: () => void): void {
  setOffers([...undoOffers.get(), { message, undo }]);
}

export function undoLatest(): void {
  const latest = undoOffers.get().at(-1);
  setOffers(undoOffers.get().slice(0, -1));
  latest?.undo();
}

type KeyPress = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'key'>;

export function isUndoKey({ ctrlKey, metaKey, shiftKey, key }: KeyPress): boolean {
  return (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z';
}

/** True if the key was pressed in a form control, where the browser has its own undo. */
function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}

function undoByKey(event: KeyboardEvent): void {
  if (!isUndoKey(event) || isTyping(event)) return;
  event.preventDefault();
  undoLatest();
}

const noOffers: readonly UndoOffer[] = [];

export function UndoNotice() {
  const offer = useStore(undoOffers, noOffers).at(-1);
  const isOffered = offer !== undefined;
  useEffect(() => {
    if (!isOffered) return;
    document.addEventListener('keydown', undoByKey);
    return () => document.removeEventListener('keydown', undoByKey);
  }, [isOffered]);
  return (
    // Always render the status element, so that screen readers announce text that appears in it.
    <div role="status" className="fixed inset-x-3 bottom-3 z-40 mx-auto max-w-128 print:hidden">
      {offer && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border-l-5 border-accent bg-sheet py-3 pr-3 pl-4.5 wrap-anywhere text-ink-700 shadow-panel">
          <span className="flex-[1_1_12rem] text-small">{offer.message}</span>
          <Button small onClick={undoLatest}>
            {draftsCopy.undo}
          </Button>
        </div>
      )}
    </div>
  );
}
