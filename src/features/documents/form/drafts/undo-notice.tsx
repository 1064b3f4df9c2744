import { useEffect } from 'react';
import { draftsCopy } from '../../../../content/drafts-copy.ts';
import { useStore } from '../../../../platform/store.ts';
import { Button } from '../../../../ui/button.tsx';
import { takeBack, undoOffer } from './undo.ts';

/** Text fields have an undo of their own. */
function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}

function undoByKey(event: KeyboardEvent): void {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
  if (!isUndo || isTyping(event)) return;
  event.preventDefault();
  takeBack();
}

/** What was just done, and the button that takes it back, over the page for ten seconds; Ctrl+Z does the same. */
export function UndoNotice() {
  const offer = useStore(undoOffer, null);
  useEffect(() => {
    if (!offer) return;
    document.addEventListener('keydown', undoByKey);
    return () => document.removeEventListener('keydown', undoByKey);
  }, [offer]);
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
