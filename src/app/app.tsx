import { useEffect } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Route, Routes } from 'react-router-dom';
import { labels } from '../content/labels.ts';
import { frame } from '../content/navigation.ts';
import { site } from '../content/site.ts';
import { useMayUseAdminMode } from '../features/auth/admin-mode.ts';
import { followBack } from '../platform/covered-page.ts';
import { type Stores, StoresProvider } from '../platform/stores.ts';
import { LabelsProvider } from '../ui/labels.ts';
import { PrintHead } from '../ui/print-head.tsx';
import { ToastHost } from '../ui/toast-host.tsx';
import { useLazyComponent } from '../ui/use-lazy-component.ts';
import { followIntent } from './intent.ts';
import { OwnDocument } from './own-document.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageTransition } from './page-transition.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { preloadRoute, routes } from './routes.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const loadAdminBar = async () => (await import('../features/auth/admin-bar.tsx')).AdminBar;

/** The admin's bar; its code is loaded for admins alone. */
function AdminBarSlot() {
  const mayUse = useMayUseAdminMode();
  const AdminBar = useLazyComponent(loadAdminBar, mayUse);
  return mayUse && AdminBar && <AdminBar />;
}

function Frame() {
  useEffect(followIntent, []);
  useEffect(followBack, []);
  return (
    <>
      <a
        className="fixed -top-24 left-4 z-100 rounded-control bg-ink px-5 py-3 text-on-ink focus:top-4 print:hidden"
        href="#contenido"
      >
        {frame.skip}
      </a>
      <AdminBarSlot />
      <SiteHeader />
      <PrintHead className="wrap" aria-hidden="true">
        {site.name}, Santiago de Chile
      </PrintHead>
      <main id="contenido" tabIndex={-1}>
        <PageTransition preload={preloadRoute}>
          {(location) => (
            <Routes location={location}>
              {routes.map(({ path, kind, Component }) => (
                <Route
                  key={path}
                  path={path}
                  element={
                    kind === 'personal' ? (
                      <OwnDocument>
                        <Component />
                      </OwnDocument>
                    ) : (
                      <Component />
                    )
                  }
                />
              ))}
            </Routes>
          )}
        </PageTransition>
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
