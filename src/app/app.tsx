import { useEffect, useRef } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { frame, labels } from '../content/frame-copy.ts';
import { site } from '../content/site.ts';
import { useMayUseAdminMode } from '../features/auth/admin-mode.ts';
import { type Stores, StoresProvider, useStore } from '../platform/store.ts';
import { useClosedOnReload } from '../ui/dialog/use-panel.ts';
import { LabelsProvider } from '../ui/labels.ts';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import { ToastHost } from '../ui/notices/toast-host.tsx';
import { shownTitle } from '../ui/page-meta.tsx';
import { PrintHead } from '../ui/paper/print-head.tsx';
import { ClearedNoticeHost } from './cleared-notice-host.tsx';
import { prefetchOnHover } from './load-page.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageView } from './page-view.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Announces the title of each page after the first, which the browser announces itself. */
function RouteAnnouncer() {
  const title = useStore(shownTitle, '');
  const first = useRef('');
  if (first.current === '') first.current = title;
  return (
    <p className="sr-only m-0" aria-live="polite">
      {title === first.current ? '' : title}
    </p>
  );
}

/** Its code is loaded for admins alone. */
const AdminBar = lazyWithRetry(async () => (await import('../features/auth/admin-bar.tsx')).AdminBar, {
  isOptional: true,
});

// Components of their own: the frame is not rendered with them. If it were while the page is being hydrated, React would
// hydrate all of the page at once, with no room for a press.

function AdminBarIfAllowed() {
  return useMayUseAdminMode() && <AdminBar />;
}

function PanelsClosedOnReload() {
  useClosedOnReload();
  return null;
}

function Frame() {
  useEffect(prefetchOnHover, []);
  return (
    <>
      <a
        className="fixed -top-24 left-4 z-100 rounded-control bg-ink px-5 py-3 text-on-ink focus:top-4 print:hidden"
        href="#contenido"
      >
        {frame.skip}
      </a>
      <AdminBarIfAllowed />
      <SiteHeader />
      <PrintHead className="wrap" aria-hidden="true">
        {site.name}, Santiago de Chile
      </PrintHead>
      <main id="contenido" tabIndex={-1}>
        <PageView />
      </main>
      <SiteFooter />
      <ToastHost />
      <ClearedNoticeHost />
      <RouteAnnouncer />
      <PanelsClosedOnReload />
    </>
  );
}

/** The whole site, on the stores it is given; it must stand inside a router. */
export function App({ stores }: { readonly stores: Stores }) {
  return (
    <HelmetProvider>
      <LabelsProvider value={labels}>
        <StoresProvider value={stores}>
          {/* The last resort: an error of header or footer themselves must not leave an empty page. */}
          <PageBoundary>
            <Frame />
          </PageBoundary>
        </StoresProvider>
      </LabelsProvider>
    </HelmetProvider>
  );
}
