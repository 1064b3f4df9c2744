// Whatever the site waits for has a limit in time. What waits by hand is found in the sources and held against this
// list: a new place fails until it is listed with its limit.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/** The limit of each place that waits, and what happens then. */
const limits: Readonly<Record<string, string>> = {
  'src/app/motion.ts: import()': 'none needed: pages change without it until it is there',
  'src/app/menu-button.tsx: import()':
    '20 s in use-lazy-component.ts; then it is said, and the next press tries again',
  'src/app/routes.tsx: import.meta.glob()': '20 s in preloadable.tsx; then the error page with its button',
  'src/content/post-loaders.ts: import.meta.glob()':
    '20 s in preloadable.tsx; then the error page with its button',
  'src/boot.ts: fetch()': '10 s in all; then the page stays as it is',
  'src/app/app.tsx: import()': '20 s in use-lazy-component.ts; then no bar',
  'src/features/auth/session-store.ts: import()': '20 s; then the service counts as unreachable',
  'src/features/auth/supabase.ts: fetch()': '10 s; then it counts as answered with 504',
  'src/features/booking/use-frame.ts: on message': '15 s to load, 8 s more to speak; then e-mail and link',
  'src/app/site-header.tsx: import()':
    '20 s in use-lazy-component.ts; then it is said, and the next press tries again',
  'src/features/payments/wallet.tsx: import()': '8 s for code, script and button; then the plain link to pay',
  'src/pages/blog-page.tsx: import()': '20 s in preloadable.tsx; then the error page with its button',
  'src/pages/post-page.tsx: import()': '20 s in preloadable.tsx; then the error page with its button',
  'src/pages/complete-link.tsx: import()': 'none needed: nothing waits for code fetched ahead',
  'src/features/cart/cart-store.ts: import()':
    '3 s in start.tsx; then the page without what waits in the cart, until it comes',
  'src/features/cart/share-cart-button.tsx: import()':
    '20 s in use-lazy-component.ts; then it is said, and the next press tries again',
  'src/features/cart/share-link.tsx: navigator.share()': 'none needed: nothing waits for the sheet',
  'src/features/cart/linked-cart.tsx: import()': '20 s in use-lazy-component.ts; then the shop without it',
  'src/features/cart/linked-cart-panel.tsx: import()':
    'none needed: the cart is accepted by then; without it its quote is forgotten',
  'src/features/purchases/quote-of-order.ts: import()': '3 s; then the payment without its quote’s number',
  'src/pages/quote-page.tsx: import()': '20 s in preloadable.tsx; then the error page with its button',
  'src/pages/quote/quote-form.tsx: import()': '20 s in use-lazy-component.ts; then it is said',
  'src/features/documents/templates/*/entry.ts: import()':
    '20 s in template-of.ts and download.ts, then an error; in sharing.ts, then no offer',
  'src/features/documents/download/download.ts: import()': '20 s; then the error of a failed download',
  'src/features/documents/download/download.ts: navigator.share()': '60 s; then the button works again',
  'src/features/documents/download/download.ts: new Promise': '2 s, of the idle callback',
  'src/features/documents/download/download.ts: requestIdleCallback()': '2 s; then it goes on',
  'src/pages/full-preview.tsx: import()': '20 s in preloadable.tsx; then the error page',
  'src/features/documents/download/logo.ts: fetch()': 'its own AbortSignal.timeout; then LogoError',
  'src/pages/complete-page.tsx: import()': '20 s in preloadable.tsx; then the error page',
  'src/pages/product-page.tsx: import()':
    '20 s in preloadable.tsx, then the error page; in use-lazy-component.ts, then no admin’s part',
  'src/pages/purchases/forget-button.tsx: import()': '20 s in use-lazy-component.ts; then it is said',
  'src/features/tax-request/tax-request-button.tsx: import()':
    '20 s in use-lazy-component.ts; then it is said',
  'src/pages/purchases/forget-tax-request.ts: import()': '20 s; then all that was typed for it is erased',
  'src/features/purchases/use-printing.ts: on afterprint':
    'the next press or key counts as the end of printing',
  'src/pages/purchases/typed-data.tsx: import()': '20 s in use-lazy-component.ts; then the page without it',
  'src/pages/shop-page.tsx: import()':
    '20 s in preloadable.tsx, then the error page; in use-lazy-component.ts, then no admin’s part',
  'src/platform/abort.ts: new Promise': 'timeoutMs of each task; then TimeoutError',
  'src/platform/abort.ts: .race()': 'timeoutMs of each task; then TimeoutError',
  'src/platform/http.ts: fetch()': 'timeoutMs of each request; then NoAnswer',
  'src/platform/missing-code.ts: fetch()': '10 s; then the page without the sheet',
  'src/platform/pause.ts: new Promise': 'the pause itself',
  'src/platform/script.ts: .onload': 'timeoutMs of each attempt; then ScriptError',
  'src/platform/script.ts: .onerror': 'timeoutMs of each attempt; then ScriptError',
  'src/platform/script.ts: new Promise': 'timeoutMs of each attempt; then ScriptError',
  'src/platform/style-sheets.ts: new Promise': '10 s; then the code that needs the sheets counts as missing',
  'src/platform/style-sheets.ts: on load': '10 s; then the code that needs the sheets counts as missing',
  'src/platform/time-limit.ts: new Promise': 'the limit itself',
  'src/ui/toast-host.tsx: import()': '20 s in use-lazy-component.ts; the next message tries again',
  'src/boot.ts: on load': 'the browser’s own: it fires once nothing of the page is under way',
  'src/platform/when-idle.ts: on load': 'none needed: what is fetched ahead comes with the press instead',
};

/** Calls that wait for something outside. */
const calls = ['fetch', 'requestIdleCallback', 'race', 'share', 'startViewTransition', 'wait', 'once'];
/** Properties that are promises or handlers of events that may never happen. */
const properties = ['finished', 'ready', 'onload', 'onerror', 'onfinish', 'onmessage', 'ontransitionend'];
/** Events that somebody could wait for. The visitor's own (click, key) and other tabs' may take their time. */
const events = /^(load|message|animation\w+|transition\w+|afterprint|beforeprint|canplay|loadeddata)$/;

/** Whether `import.meta.glob` gives functions that load, as it does unless it is `eager`. */
function isLazyGlob(method: string, [, options]: readonly ESTree.Argument[]): boolean {
  if (method !== 'glob') return false;
  const properties = options?.type === 'ObjectExpression' ? options.properties : [];
  return !properties.some(
    (each) => each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === 'eager',
  );
}

function waitsIn(path: string, source: string): string[] {
  const found = new Set<string>();
  const add = (what: string) => found.add(`${path}: ${what}`);
  new Visitor({
    NewExpression({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'Promise') add('new Promise');
    },
    ImportExpression() {
      add('import()');
    },
    MemberExpression({ property }) {
      if (property.type === 'Identifier' && properties.includes(property.name)) add(`.${property.name}`);
    },
    Property({ key, value }) {
      const isOnce = key.type === 'Identifier' && key.name === 'once' && value.type === 'Literal';
      if (isOnce && value.value === true) add('once');
    },
    CallExpression({ callee, arguments: given }) {
      const isMember = callee.type === 'MemberExpression' && callee.property.type === 'Identifier';
      const name = isMember && callee.property.type === 'Identifier' ? callee.property.name : '';
      if (isLazyGlob(name, given)) add('import.meta.glob()');
      const own = callee.type === 'Identifier' ? callee.name : '';
      if (calls.includes(own)) add(`${own}()`);
      if (name === 'share') add('navigator.share()');
      else if (name === 'race') add('.race()');
      else if (calls.includes(name)) add(`${name}()`);
      const [event] = given;
      const listens = name === 'addEventListener' || own === 'addEventListener';
      if (
        listens &&
        event?.type === 'Literal' &&
        typeof event.value === 'string' &&
        events.test(event.value)
      ) {
        add(`on ${event.value}`);
      }
    },
  }).visit(parseSync(path, source).program);
  return [...found];
}

const root = join(import.meta.dirname, '..', 'src');

test('every wait for something outside is listed with its limit', () => {
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => waitsIn(`src/${path}`, readFileSync(join(root, path), 'utf8')))
    // Every template is loaded in the same way.
    .map((place) => place.replace(/\/templates\/[^/]+\/entry\.ts/, '/templates/*/entry.ts'));
  expect([...new Set(found)].sort()).toEqual(Object.keys(limits).sort());
});

test.each([
  ['a promise by hand', 'export const p = new Promise(() => {});', 'new Promise'],
  ['an animation', 'export const f = (a: Animation) => a.finished;', '.finished'],
  ['a listener for one event', "addEventListener('x', () => {}, { once: true });", 'once'],
  ['the end of a transition', "addEventListener('transitionend', () => {});", 'on transitionend'],
  ['code', "export const f = () => import('./x.ts');", 'import()'],
  ['code of many files', "export const all = import.meta.glob('./x/*.ts');", 'import.meta.glob()'],
  ['a view transition', 'document.startViewTransition(() => {});', 'startViewTransition()'],
])('%s is found', (_, source, what) => {
  expect(waitsIn('src/x.ts', source)).toEqual([`src/x.ts: ${what}`]);
});
