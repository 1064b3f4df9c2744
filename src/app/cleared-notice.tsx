import { type FocusEvent, useRef } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { clearedCopy as copy } from '../content/cleared-copy.ts';
import { enteredStorage } from '../platform/storage/entered-storage.ts';
import { useStore } from '../platform/store.ts';
import { Button } from '../ui/button.tsx';
import { topPanel } from '../ui/dialog/top-panel.ts';
import { OverlayNotice } from '../ui/notices/overlay-notice.tsx';
import { toast } from '../ui/notices/toast.ts';

const { clearedStore, storeAgain, discardTyped } = enteredStorage;

/**
 * Remembers the element that had the focus before the person used the notice. Spread `props` on the notice.
 * `restoreFocus` focuses that element again.
 */
function usePreviousFocus() {
  const previousFocus = useRef<Element | null>(null);
  const remember = (element: Element | null, notice: Element) => {
    if (element && element !== document.body && !notice.contains(element)) previousFocus.current = element;
  };
  return {
    props: {
      // Safari doesn't focus a pressed button, but takes the focus from the field.
      onPointerDown: ({ currentTarget }: { readonly currentTarget: Element }) =>
        remember(document.activeElement, currentTarget),
      onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => remember(relatedTarget, currentTarget),
    },
    restoreFocus: () => {
      const target = previousFocus.current?.isConnected
        ? previousFocus.current
        : document.querySelector('main');
      if (document.activeElement === document.body && target instanceof HTMLElement) target.focus();
    },
  };
}

/**
 * Asks what to do with entered data that remain only on this page after the site's data were cleared. If a dialog is
 * open, the notice renders inside the dialog, because an open dialog lets focus and clicks reach only its own content.
 */
export function ClearedNotice() {
  const isCleared = useStore(clearedStore, false);
  const panel = useStore(topPanel, null);
  const { props, restoreFocus } = usePreviousFocus();
  function runAndRestoreFocus(answer: () => void): void {
    flushSync(answer);
    restoreFocus();
  }
  if (!isCleared) return null;
  return createPortal(
    <OverlayNotice {...props} title={copy.title} text={copy.text}>
      <Button small onClick={() => runAndRestoreFocus(storeAgain)}>
        {copy.keep}
      </Button>
      <Button
        variant="danger"
        small
        onClick={() => {
          runAndRestoreFocus(discardTyped);
          toast('info', ...copy.done);
        }}
      >
        {copy.drop}
      </Button>
    </OverlayNotice>,
    panel ?? document.body,
  );
}
