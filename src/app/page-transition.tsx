import {
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { frame } from '../content/navigation.ts';
import { Loading } from '../ui/loading.tsx';
import { NeedsScript } from '../ui/needs-script.tsx';
import { endMotion, enter, leave } from './motion.ts';
import { PageBoundary } from './page-boundary.tsx';

/**
 * The address whose page is on screen. It is the router's own, but for the moment in which the old page fades:
 * that moment is a timer's, never an animation's, and at its end the newest address counts.
 */
function useShownLocation(
  page: { readonly current: HTMLElement | null },
  preload: Props['preload'],
): Location {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  const fading = useRef<string | null>(null);
  const { pathname } = shown;
  const isLeaving = location.pathname !== pathname;
  // The page that fades keeps the newest of its own addresses, query and all.
  if (!isLeaving && location !== shown) setShown(location);
  const showNewest = useEffectEvent(() => setShown(location));

  useEffect(() => {
    preload?.(location.pathname);
  }, [preload, location.pathname]);

  useEffect(() => {
    // Back at the page that was fading: it stays.
    if (!isLeaving && fading.current === pathname) endMotion();
    fading.current = isLeaving ? pathname : null;
    if (!isLeaving) return;
    const fadeMs = page.current ? leave(page.current) : 0;
    if (fadeMs === 0) return showNewest();
    const timer = setTimeout(showNewest, fadeMs);
    return () => clearTimeout(timer);
  }, [isLeaving, pathname, page]);

  return shown;
}

/** Mounted with the page's own content: what has to happen once it is there. */
function Arrival({ first, onArrive }: { readonly first: boolean; readonly onArrive: () => void }) {
  const arrive = useRef(onArrive);
  useLayoutEffect(() => {
    if (!first) arrive.current();
  }, [first]);
  return null;
}

/**
 * It keeps the footer out of sight, which would jump when the page comes. Also what a page that depends on the visitor is prerendered as.
 */
function Waiting() {
  return (
    <div className="waiting min-h-svh">
      <NeedsScript>{frame.needsScript}</NeedsScript>
      <Loading />
    </div>
  );
}

type Props = {
  /** Asks for the code of a page that is about to be shown. */
  readonly preload?: (pathname: string) => unknown;
  readonly children: (location: Location) => ReactNode;
};

/** Changes pages: the old one fades, the new one starts at its top with the focus on its h1. */
export function PageTransition({ preload, children }: Props) {
  const page = useRef<HTMLDivElement>(null);
  const shown = useShownLocation(page, preload);
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
