import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { frame } from '../content/navigation.ts';
import { Loading } from '../ui/loading.tsx';
import { NeedsScript } from '../ui/needs-script.tsx';
import { enter, leave } from './motion.ts';
import { PageBoundary } from './page-boundary.tsx';

/** The address whose page is on screen: a new path waits until the old page has left. The last one wins. */
function useShownLocation(page: { readonly current: HTMLElement | null }): Location {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  const leaving = location.pathname !== shown.pathname;

  useEffect(() => {
    if (!leaving) return;
    let overtaken = false;
    const gone = page.current ? leave(page.current) : Promise.resolve();
    gone.then(() => {
      if (!overtaken) setShown(location);
    });
    return () => {
      overtaken = true;
    };
  }, [leaving, location, page]);

  return leaving ? shown : location;
}

/** Mounted with the page's own content: what has to happen once it is there. */
function Arrival({ first, onArrive }: { readonly first: boolean; readonly onArrive: () => void }) {
  const arrive = useRef(onArrive);
  useLayoutEffect(() => {
    if (!first) arrive.current();
  }, [first]);
  return null;
}

/** Also what a page that depends on the visitor is prerendered as. */
function Waiting() {
  return (
    <div className="waiting">
      <NeedsScript>{frame.needsScript}</NeedsScript>
      <Loading />
    </div>
  );
}

type Props = { readonly children: (location: Location) => ReactNode };

/** Changes pages: the old one fades, the new one starts at its top with the focus on its h1. */
export function PageTransition({ children }: Props) {
  const page = useRef<HTMLDivElement>(null);
  const shown = useShownLocation(page);
  const firstPath = useRef(shown.pathname);
  const [everLeft, setEverLeft] = useState(false);
  if (!everLeft && shown.pathname !== firstPath.current) setEverLeft(true);

  function arrive(): void {
    const element = page.current;
    if (!element) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = element.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    enter(element);
  }

  return (
    <div ref={page}>
      <PageBoundary key={shown.pathname} onFailed={arrive}>
        <Suspense fallback={<Waiting />}>
          {children(shown)}
          <Arrival first={!everLeft} onArrive={arrive} />
        </Suspense>
      </PageBoundary>
    </div>
  );
}
