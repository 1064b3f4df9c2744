import { useEffect } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { labels } from '../content/labels.ts';
import { frame } from '../content/navigation.ts';
import { site } from '../content/site.ts';
import { useMayUseAdminMode } from '../features/auth/admin-mode.ts';
import { type Stores, StoresProvider } from '../platform/stores.ts';
import { useClosedOnReload } from '../ui/dialog/use-panel.ts';
import { LabelsProvider } from '../ui/labels.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PrintHead } from '../ui/paper/print-head.tsx';
import { ToastHost } from '../ui/toast/toast-host.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageView } from './page-view.tsx';
import { prefetchOnHover } from './prefetch-on-hover.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Its code is loaded for admins alone. */
const AdminBar = lazyPart(async () => (await import('../features/auth/admin-bar.tsx')).AdminBar);

function Frame() {
  useEffect(prefetchOnHover, []);
  useClosedOnReload();
  const mayUseAdminMode = useMayUseAdminMode();
  return (
    <>
      <a
        className="fixed -top-24 left-4 z-100 rounded-control bg-ink px-5 py-3 text-on-ink focus:top-4 print:hidden"
        href="#contenido"
      >
        {frame.skip}
      </a>
      {mayUseAdminMode && <AdminBar />}
      <SiteHeader />
      <PrintHead className="wrap" aria-hidden="true">
        {site.name}, Santiago de Chile
      </PrintHead>
      <main id="contenido" tabIndex={-1}>
        <PageView />
      </main>
      <SiteFooter />
      <ToastHost />
      <RouteAnnouncer />
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
