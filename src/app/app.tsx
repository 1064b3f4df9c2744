import { useEffect, useRef } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { frameCopy, labels } from '../content/frame-copy.ts';
import { site } from '../content/site.ts';
import { useCanUseAdminMode } from '../features/auth/admin-mode.ts';
import { type Stores, StoresProvider, useStore } from '../platform/store.ts';
import { useRemoveStalePanels } from '../ui/dialog/use-panel.ts';
import { LabelsProvider } from '../ui/labels.ts';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import { ToastHost } from '../ui/notices/toast-host.tsx';
import { currentTitle } from '../ui/page-meta.tsx';
import { PrintHead } from '../ui/paper/print-head.tsx';
import { ClearedNoticeHost } from './cleared-notice-host.tsx';
import { prefetchOnHover } from './load-page.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageView } from './page-view.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useWorkBar } from './work-bar.ts';
import { WorkFooter } from './work-footer.tsx';
import { WorkHeader } from './work-header.tsx';

/** Announces the title of each page after the first, because the browser itself announces only the first. */
function RouteAnnouncer() {
  const title = useStore(currentTitle, '');
  const firstTitle = useRef('');
  if (firstTitle.current === '') firstTitle.current = title;
  return (
    <p className="sr-only m-0" aria-live="polite">
      {title === firstTitle.current ? '' : title}
    </p>
  );
}

/** The bar's code loads only for admins. */
const AdminBar = lazyWithRetry(async () => (await import('../features/auth/admin-bar.tsx')).AdminBar, {
  isOptional: true,
});

// These components use hooks whose values change. They are separate, so that a change doesn't render the frame again.
// If the frame rendered again during hydration, React would hydrate the whole page at once and block clicks meanwhile.

function AdminBarIfAllowed() {
  return useCanUseAdminMode() && <AdminBar />;
}

function StalePanelRemover() {
  useRemoveStalePanels();
  return null;
}

function Header() {
  const workBar = useWorkBar();
  return workBar ? <WorkHeader {...workBar} /> : <SiteHeader />;
}

function Footer() {
  return useWorkBar() ? <WorkFooter /> : <SiteFooter />;
}

function Frame() {
  useEffect(prefetchOnHover, []);
  return (
    <>
      <a
        className="fixed -top-24 left-4 z-100 rounded-control bg-ink px-5 py-3 text-on-ink focus:top-4 print:hidden"
        href="#contenido"
      >
        {frameCopy.skip}
      </a>
      <AdminBarIfAllowed />
      <Header />
      <PrintHead className="wrap" aria-hidden="true">
        {site.name}, Santiago de Chile
      </PrintHead>
      <main id="contenido" tabIndex={-1}>
        <PageView />
      </main>
      <Footer />
      <ToastHost />
      <ClearedNoticeHost />
      <RouteAnnouncer />
      <StalePanelRemover />
    </>
  );
}

/** The whole app. Its caller puts a router around it. */
export function App({ stores }: { readonly stores: Stores }) {
  return (
    <HelmetProvider>
      <LabelsProvider value={labels}>
        <StoresProvider value={stores}>
          {/* The outer boundary catches errors of the header and footer, which would otherwise leave an empty page. */}
          <PageBoundary>
            <Frame />
          </PageBoundary>
        </StoresProvider>
      </LabelsProvider>
    </HelmetProvider>
  );
}
