import './styles/main.css';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createAdminModeStore, turnOffWhenSignedOut } from '../features/auth/admin-mode.ts';
import { createSessionStore } from '../features/auth/session-store.ts';
import { withTimeLimit } from '../platform/async.ts';
import {
  applyFullStylesheet,
  deferFullStylesheet,
  loadFullStylesheet,
} from '../platform/lazy-code/full-stylesheet.ts';
import { reloadOnce } from '../platform/lazy-code/reload-once.ts';
import { readData } from '../platform/page-data.ts';
import { createStores, type Stores } from '../platform/store.ts';
import { App } from './app.tsx';
import { preloadPage, prerenderedData } from './load-page.ts';

/** Prerendered tags that Helmet writes again. Structured data are left out, because PageMeta replaces them in place. */
const pageTags =
  'title, meta[name=description], meta[name=robots], meta[name^=twitter], meta[property], link[rel=canonical]';

/**
 * Removes the prerendered tags once Helmet has added its own. Until then the browser's tab keeps the prerendered title.
 */
function replacePageTags(): void {
  const prerenderedTags = document.head.querySelectorAll(pageTags);
  const observer = new MutationObserver(() => {
    if (document.head.querySelectorAll('title').length < 2) return;
    observer.disconnect();
    for (const tag of prerenderedTags) tag.remove();
  });
  observer.observe(document.head, { childList: true });
}

// Boundaries show caught errors to the visitor. In development the overlay shows them too. When React recovers by
// rendering the page anew, it reports both the error and a wrapper with that error as its `cause`. Skip the wrapper.
const rootOptions = __DEVELOPMENT_SERVER__
  ? { onCaughtError: reportError }
  : {
      onCaughtError: () => {},
      onRecoverableError: (error: unknown) => {
        if (!(error instanceof Error && error.cause)) reportError(error);
      },
    };

/**
 * Removes the addresses of prerendered images that haven't loaded. When printing, Chromium would load them even after
 * their elements were replaced, and a sealed page would block those requests.
 */
function forgetLazyImages(root: HTMLElement): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
    if (!image.complete) image.removeAttribute('src');
}

/** Returns the header's buttons, which have the same order in the prerendered HTML and in the app. */
const headerButtons = () => [...document.querySelectorAll<HTMLElement>('header button')];

type TakeClickedButtons = () => readonly HTMLElement[];

type ReplayProps = {
  readonly prerenderedButtons: readonly HTMLElement[];
  readonly takeClickedButtons: TakeClickedButtons;
};

/** Replays clicks made in the prerendered HTML on the matching buttons of the newly rendered frame. */
function ReplayedFrameClicks({ prerenderedButtons, takeClickedButtons }: ReplayProps) {
  useEffect(() => {
    const buttons = headerButtons();
    for (const clickedButton of takeClickedButtons())
      buttons[prerenderedButtons.indexOf(clickedButton)]?.click();
  }, [prerenderedButtons, takeClickedButtons]);
  return null;
}

function renderSite(
  element: HTMLElement,
  stores: Stores,
  isHydrating: boolean,
  takeClickedButtons: TakeClickedButtons,
): void {
  const session = stores.get(createSessionStore);
  session.start();
  turnOffWhenSignedOut(stores.get(createAdminModeStore), session);
  const prerenderedButtons = headerButtons();
  const site = (
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <App stores={stores} />
      </BrowserRouter>
      {!isHydrating && (
        <ReplayedFrameClicks
          prerenderedButtons={prerenderedButtons}
          takeClickedButtons={takeClickedButtons}
        />
      )}
    </StrictMode>
  );
  document.querySelector('.not-started-notice')?.remove();

  if (isHydrating) {
    deferFullStylesheet();
  } else {
    applyFullStylesheet();
    replacePageTags();
    forgetLazyImages(element);
  }
  // With startTransition, React works in slices, so that the browser stays responsive.
  startTransition(() => {
    if (isHydrating) hydrateRoot(element, site, rootOptions);
    else createRoot(element, rootOptions).render(site);
  });
  if (!isHydrating) return;
  // From here on, React itself replays clicks. React hydrates a clicked boundary synchronously, but not while it is
  // hydrating another one. So replay the earlier clicks in a new task.
  const clickedButtons = takeClickedButtons();
  setTimeout(() => {
    for (const button of clickedButtons) button.click();
  });
}

const codeTimeoutMs = 15_000;

const fontTimeoutMs = 3_000;

const headingFont = '500 1em Mentoria Titulares';

export async function start(root: HTMLElement, takeClickedButtons: TakeClickedButtons): Promise<void> {
  // Load the page's code before rendering. Otherwise the header and footer would show without the page's content, and
  // the footer would jump. If the request hangs, a reload tries again; meanwhile the visitor can read the prerendered
  // page and follow its links.
  const isSamePage = root.dataset.path === location.pathname;
  if (isSamePage) prerenderedData.set(location.pathname, readData());
  const codePromise = preloadPage(location.pathname);
  // The full style sheet must load before the app renders, which may need more styles than the HTML embeds.
  const stylesheetPromise = loadFullStylesheet().catch(() => reloadOnce());
  const stores = createStores();
  withTimeLimit(codePromise, codeTimeoutMs).catch(() => reloadOnce());
  // Hydrate only a page that was prerendered for this exact address and whose code has loaded.
  // Render any other page anew.
  const isHydrating = (await codePromise) && isSamePage;
  await stylesheetPromise;
  // Before rendering a page anew, wait for the headings' typeface, which the HTML preloads. A heading may need fewer
  // lines in that typeface than in the fallback font, so the page would jump.
  if (!isHydrating) await withTimeLimit(document.fonts.load(headingFont), fontTimeoutMs).catch(() => {});
  renderSite(root, stores, isHydrating, takeClickedButtons);
}
