import {
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { paths } from '../content/paths.ts';
import { fetchWhenIdle } from '../platform/late-code/fetch-when-idle.ts';
import { useLateCode } from '../platform/late-code/late-code.ts';
import { hasForeignScript } from '../platform/late-code/script.ts';
import { fadeIn } from './fade-in.ts';
import { pageAt } from './load-page.ts';
import { PageBoundary, PageLoading } from './page-boundary.tsx';

/**
 * A page on which personal data are typed shares no document with a third party's script: where one was asked for,
 * the page is loaded from the server at its address. However it was reached (link, Back, a redirect), the address
 * has changed by then; in the new document no script has run, so this happens once.
 */
function OwnDocument({ children }: { readonly children: ReactNode }) {
  const [isShared] = useState(hasForeignScript);
  useEffect(() => {
    if (isShared) location.reload();
  }, [isShared]);
  return isShared ? <PageLoading /> : children;
}

/** Mounted with the page's own content: what has to happen once it is there. */
function Arrival({ first, onArrive }: { readonly first: boolean; readonly onArrive: () => void }) {
  useLayoutEffect(() => {
    if (!first) onArrive();
  }, [first, onArrive]);
  return null;
}

type PageProps = { readonly pathname: string; readonly first: boolean; readonly onArrive: () => void };

/** Kept as it is while panels open and close over it, which changes the location's state alone. */
const Page = memo(function Page({ pathname, first, onArrive }: PageProps) {
  const { state } = useLateCode(pageAt(pathname));
  if (state.step === 'failed') throw state.error;
  if (state.step === 'loading') return <PageLoading />;
  const { route, Page: Content, data } = state.code;
  if (data === null) {
    return (
      <>
        <PageLoading />
        <Navigate to={paths.notFound} replace />
      </>
    );
  }
  const content = <Content data={data} />;
  return (
    <>
      <Routes>
        <Route
          path={route.path}
          element={route.kind === 'personal' ? <OwnDocument>{content}</OwnDocument> : content}
        />
      </Routes>
      <Arrival first={first} onArrive={onArrive} />
    </>
  );
});

/** The page of the address. A new one fades in, at its top and with the focus on its h1. */
export function PageView() {
  const { pathname } = useLocation();
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => fetchWhenIdle('node_modules/framer-motion/dist/es/dom-mini.mjs'), []);
  const [firstPath] = useState(pathname);
  const [everLeft, setEverLeft] = useState(false);
  if (!everLeft && pathname !== firstPath) setEverLeft(true);

  const arrive = useCallback(() => {
    const element = view.current;
    if (!element) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = element.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    fadeIn(element);
  }, []);

  return (
    <div ref={view}>
      <PageBoundary key={pathname} onFailed={arrive}>
        <Suspense fallback={<PageLoading />}>
          <Page pathname={pathname} first={!everLeft} onArrive={arrive} />
        </Suspense>
      </PageBoundary>
    </div>
  );
}
