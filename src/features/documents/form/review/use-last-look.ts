import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Completion } from '../completion.ts';
import { focusSection, saveButtonId } from '../inputs/field-ids.ts';

/** `left`: a link of it has been followed. Where there is room it stays beside the field. */
export type LastLookState = 'closed' | 'open' | 'left';

/**
 * What is shown once before a document is downloaded that is not complete.
 * @param onOpen shows where it stands
 */
export function useLastLook(form: Completion, saveDocument: () => void, onOpen: () => void) {
  const [state, setState] = useState<LastLookState>('closed');
  const ref = useRef<HTMLElement>(null);
  const scroll = useRef(0);

  function close(): void {
    if (state !== 'closed') flushSync(() => setState('closed'));
  }
  return {
    state,
    ref,
    close,
    /** Downloads what is complete, and shows what is not. */
    check: () => {
      if (form.checkAll()) {
        close();
        saveDocument();
        return;
      }
      if (state !== 'open') scroll.current = window.scrollY;
      // It must be on screen before it can take the focus, whichever tab is shown.
      flushSync(() => setState('open'));
      onOpen();
      ref.current?.focus({ preventScroll: true });
      ref.current?.scrollIntoView({ block: 'start' });
    },
    leave: () => {
      if (state === 'open') flushSync(() => setState('left'));
    },
    download: () => {
      close();
      window.scrollTo({ top: scroll.current, behavior: 'instant' });
      document.getElementById(saveButtonId)?.focus({ preventScroll: true });
      saveDocument();
    },
    /** Goes on with the section where the person is. */
    goBack: () => {
      close();
      focusSection(form.section.get());
    },
  };
}
