import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What narrow screens show one at a time. */
export type FormTab = 'form' | 'document';

/**
 * The tab shown. The form comes back at its last scroll position, the document at the field that was edited, or at
 * its top.
 */
export function useActiveTab() {
  const [tab, setTab] = useState<FormTab>('form');
  const container = useRef<HTMLDivElement>(null);
  const formScroll = useRef(0);

  function showTab(next: FormTab): void {
    if (next === tab) return;
    if (tab === 'form') formScroll.current = window.scrollY;
    flushSync(() => setTab(next));
    if (next === 'form') {
      window.scrollTo({ top: formScroll.current, behavior: 'instant' });
      return;
    }
    const marked = container.current?.querySelector('.doc [data-current]');
    if (marked) marked.scrollIntoView({ block: 'center', behavior: 'instant' });
    else container.current?.querySelector('.doc')?.scrollIntoView({ behavior: 'instant' });
  }

  return { tab, container, showTab };
}
