import { useRef } from 'react';
import { useStore } from '../platform/store.ts';
import { shownTitle } from '../ui/page-meta.tsx';

/** Announces the title of each page after the first, which the browser announces itself. */
export function RouteAnnouncer() {
  const title = useStore(shownTitle, '');
  const first = useRef('');
  if (first.current === '') first.current = title;
  return (
    <p className="sr-only m-0" aria-live="polite">
      {title === first.current ? '' : title}
    </p>
  );
}
