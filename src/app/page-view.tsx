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
import { Navigate, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '../content/paths.ts';
import { TimeoutError } from '../platform/async.ts';
import { useLazyCode } from '../platform/lazy-code/lazy-code.ts';
import { prefetchWhenIdle } from '../platform/lazy-code/prefetch-when-idle.ts';
import { hasThirdPartyScript } from '../platform/lazy-code/script.ts';
import { sealedPath } from '../platform/lazy-code/sealed.ts';
import { fadeIn } from './fade-in.ts';
import { pageAt } from './load-page.ts';
import { PageBoundary, PageLoading } from './page-boundary.tsx';

/**
 * Keeps pages where people type personal data apart from third-party scripts: if the document has loaded one, this
 * component loads the page again from the server. The address has already changed by then, by a link, Back or a
 * redirect. The new document has run no such script, so this happens only once.
 */
function IsolatedDocument({ children }: { readonly children: ReactNode }) {
  const [needsReload] = useState(hasThirdPartyScript);
  useEffect(() => {
    if (needsReload) location.reload();
  }, [needsReload]);
  return needsReload ? <PageLoading /> : children;
}

/**
 * Leaves a sealed document, which can't load another page's code, by loading the new address from the server. The
 * address has already changed by then, by a link, Back or a redirect. Offline the document stays, so that Back returns
 * to the form.
 */
function NewDocument() {
  const isBackOrForward = useNavigationType() === 'POP';
  const [isOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    // A reload would keep the scroll position of the page that the visitor has left.
    if (!isBackOrForward) window.scrollTo({ top: 0, behavior: 'instant' });
    location.reload();
  }, [isBackOrForward]);
  if (isOffline) throw new TimeoutError('A sealed page can be left only online');
  return <PageLoading />;
}

/** Calls `onArrive` once a page's own content has mounted, except for the first page of the document. */
function Arrival({
  isFirst: isFirstPage,
  onArrive,
}: {
  readonly isFirst: boolean;
  readonly onArrive: () => void;
}) {
  useLayoutEffect(() => {
    if (!isFirstPage) onArrive();
  }, [isFirstPage, onArrive]);
  return null;
}

type PageProps = { readonly pathname: string; readonly isFirstPage: boolean; readonly onArrive: () => void };

/** Memoized so that it doesn't render again when a panel opens or closes, which changes only `location.state`. */
const Page = memo(function Page({ pathname, isFirstPage, onArrive }: PageProps) {
  const { state } = useLazyCode(pageAt(pathname));
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
          element={route.kind === 'personal' ? <IsolatedDocument>{content}</IsolatedDocument> : content}
        />
      </Routes>
      <Arrival isFirst={isFirstPage} onArrive={onArrive} />
    </>
  );
});

/** Shows the page of the address. A new page fades in, scrolled to its top, with the focus on its h1. */
export function PageView() {
  const { pathname } = useLocation();
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => prefetchWhenIdle('node_modules/framer-motion/dist/es/dom-mini.mjs'), []);
  const [firstPath] = useState(pathname);
  const [hasNavigated, setHasNavigated] = useState(false);
  if (!hasNavigated && pathname !== firstPath) setHasNavigated(true);

  const focusNewPage = useCallback(() => {
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
      <PageBoundary key={pathname} onFailed={focusNewPage}>
        <Suspense fallback={<PageLoading />}>
          {(sealedPath() ?? pathname) === pathname ? (
            <Page pathname={pathname} isFirstPage={!hasNavigated} onArrive={focusNewPage} />
          ) : (
            <NewDocument />
          )}
        </Suspense>
      </PageBoundary>
    </div>
  );
}
