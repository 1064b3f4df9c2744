import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What a telephone shows: there is no room for both. */
export type FormTab = 'form' | 'document';

/**
 * The side shown. Where only one is, the form comes back where it was left, and the document at the field that was
 * edited, or at its top.
 */
export function useActiveTab() {
  const [side, setSide] = useState<FormTab>('form');
  const desk = useRef<HTMLDivElement>(null);
  const formAt = useRef(0);

  function show(next: FormTab): void {
    if (next === side) return;
    if (side === 'form') formAt.current = window.scrollY;
    flushSync(() => setSide(next));
    if (next === 'form') {
      window.scrollTo({ top: formAt.current, behavior: 'instant' });
      return;
    }
    const marked = desk.current?.querySelector('.doc [data-current]');
    if (marked) marked.scrollIntoView({ block: 'center', behavior: 'instant' });
    else desk.current?.querySelector('.doc')?.scrollIntoView({ behavior: 'instant' });
  }

  return { side, desk, show };
}
