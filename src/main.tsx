import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import './app/styles/main.css';
import { App } from './app/app.tsx';
import { preloadRoute } from './app/routes.tsx';
import { createStores } from './app/stores.ts';
import { endWithSession } from './features/auth/admin-mode-store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The page's code first: header and footer would otherwise show without it, and the footer would jump.
await preloadRoute(location.pathname);

const stores = createStores();
stores.session.start();
endWithSession(stores.adminMode, stores.session);

const site = (
  <StrictMode>
    <BrowserRouter>
      <App {...stores} />
    </BrowserRouter>
  </StrictMode>
);

declare global {
  interface Window {
    /** Left by the boot script of a prerendered page: the buttons pressed before the app was there. */
    earlyPresses?: () => readonly HTMLElement[];
  }
}

/** The page's own tags in the head: a page that is rendered afresh brings its own. */
const pageTags =
  'title, meta[name=description], meta[name=robots], meta[name^=twitter], meta[property], link[rel=canonical], script[type="application/ld+json"]';

const presses = window.earlyPresses?.() ?? [];

// Only the page that was prerendered for this very address is taken over; every other one is rendered afresh.
if (root.dataset.path === location.pathname) {
  hydrateRoot(root, site);
  // From here on React keeps what is pressed. What was pressed before is pressed again, in a task of its own:
  // React takes a part over at once when it is clicked, but not while it is busy with another.
  setTimeout(() => {
    for (const button of presses) button.click();
  });
} else {
  for (const tag of document.head.querySelectorAll(pageTags)) tag.remove();
  createRoot(root).render(site);
}
