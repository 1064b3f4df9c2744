import './styles/main.css';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createAdminModeStore, endWithSession } from '../features/auth/admin-mode.ts';
import { createSessionStore } from '../features/auth/session-store.ts';
import { inTime } from '../platform/async.ts';
import { reloadOnce } from '../platform/late-code/reload-once.ts';
import {
  applyWholeSheet,
  applyWholeSheetOnChange,
  loadWholeSheet,
} from '../platform/late-code/whole-sheet.ts';
import { readData } from '../platform/page-data.ts';
import { createStores, type Stores } from '../platform/store.ts';
import { App } from './app.tsx';
import { preloadPage, prerenderedData } from './load-page.ts';

/** The prerendered tags that Helmet writes again. PageMeta replaces structured data in place. */
const pageTags =
  'title, meta[name=description], meta[name=robots], meta[name^=twitter], meta[property], link[rel=canonical]';

/** Removes the prerendered tags in the same frame in which Helmet's are added: the tab is never without a title. */
function replacePageTags(): void {
  const prerendered = document.head.querySelectorAll(pageTags);
  const observer = new MutationObserver(() => {
    if (document.head.querySelectorAll('title').length < 2) return;
    observer.disconnect();
    for (const tag of prerendered) tag.remove();
  });
  observer.observe(document.head, { childList: true });
}

// An error that a boundary has caught is shown to the visitor; in development the overlay shows it too. React tells of it
// once more, as the cause of taking the page over anew.
const options = __DEVELOPMENT_SERVER__
  ? { onCaughtError: reportError }
  : {
      onCaughtError: () => {},
      onRecoverableError: (error: unknown) => {
        if (!(error instanceof Error && error.cause)) reportError(error);
      },
    };

/** The frame's buttons, the same and in the same order in every page's HTML as in the app. */
const frameButtons = () => [...document.querySelectorAll<HTMLElement>('header button')];

/** Gives the buttons pressed before the app was there, and stops listening for them. */
type TakePresses = () => readonly HTMLElement[];

type PressesProps = { readonly before: readonly HTMLElement[]; readonly takePresses: TakePresses };

/** Once the frame is rendered afresh, presses its buttons in place of those that were pressed in the HTML until then. */
function FramePresses({ before, takePresses }: PressesProps) {
  useEffect(() => {
    const buttons = frameButtons();
    for (const pressed of takePresses()) buttons[before.indexOf(pressed)]?.click();
  }, [before, takePresses]);
  return null;
}

function show(element: HTMLElement, stores: Stores, takesOver: boolean, takePresses: TakePresses): void {
  const session = stores.get(createSessionStore);
  session.start();
  endWithSession(stores.get(createAdminModeStore), session);
  const before = frameButtons();
  const site = (
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <App stores={stores} />
      </BrowserRouter>
      {!takesOver && <FramePresses before={before} takePresses={takePresses} />}
    </StrictMode>
  );
  document.querySelector('.not-started-notice')?.remove();

  if (takesOver) {
    applyWholeSheetOnChange();
  } else {
    applyWholeSheet();
    replacePageTags();
  }
  // As a transition, React works in slices and lets the browser work between them.
  startTransition(() => {
    if (takesOver) hydrateRoot(element, site, options);
    else createRoot(element, options).render(site);
  });
  if (!takesOver) return;
  // From here on React keeps what is pressed. What was pressed before is pressed again, in a task of its own:
  // React takes a part over at once when it is clicked, but not while it is busy with another.
  const presses = takePresses();
  setTimeout(() => {
    for (const button of presses) button.click();
  });
}

/** Milliseconds for the page's code once the app is there. */
const timeoutMs = 15_000;

/** Milliseconds that the page's code, once it is there, waits for the headings' typeface. */
const patienceMs = 3_000;

/** A heading's style, as a CSS `font`. */
const headings = '500 1em Mentoria Titulares';

/** Shows the site, in place of what was prerendered for this address. */
export async function start(root: HTMLElement, takePresses: TakePresses): Promise<void> {
  // The page's code first: header and footer would otherwise show without it, and the footer would jump. A request that
  // hangs is asked for again by a new page; until then what was prerendered can be read, and its links work.
  const isSamePage = root.dataset.path === location.pathname;
  if (isSamePage) prerenderedData.set(location.pathname, readData());
  const code = preloadPage(location.pathname);
  // Here before the app is: whatever that shows may need more than the HTML has styles for.
  const sheet = loadWholeSheet().catch(() => reloadOnce());
  const stores = createStores();
  inTime(code, timeoutMs).catch(() => reloadOnce());
  // Only the page that was prerendered for this very address is taken over, once its code is there; every other
  // one is rendered afresh.
  const takesOver = (await code) && isSamePage;
  await sheet;
  // What is rendered afresh is laid out anew: a heading may take one line less in its own typeface, which the HTML asks for.
  if (!takesOver) await inTime(document.fonts.load(headings), patienceMs).catch(() => {});
  show(root, stores, takesOver, takePresses);
}
