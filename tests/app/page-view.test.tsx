// @vitest-environment dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { PageView } from '../../src/app/page-view.tsx';
import { labels } from '../../src/content/frame-copy.ts';
import { CartButton } from '../../src/features/cart/cart-button.tsx';
import { CartDrawer } from '../../src/features/cart/cart-drawer.tsx';
import { createStores, StoresProvider } from '../../src/platform/store.ts';
import { LabelsProvider } from '../../src/ui/labels.ts';

/** The loaders of each test's pages, keyed by path. */
const pages = new Map<string, () => Promise<ComponentType>>();

vi.mock('../../src/app/routes.ts', () => ({
  matchRoute: (path: string) => ({ route: { path, kind: 'public', loadCode: pages.get(path) }, slug: '' }),
}));

beforeEach(() => {
  pages.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

const importError = new TypeError('Failed to fetch dynamically imported module');

const loadPageWith = (title: string) => async () => () => <h1>{title}</h1>;

/** Mocks the answer to the request that the app sends before it reloads a page. */
function mockSite(status: number, delay: Promise<void> = Promise.resolve()) {
  sessionStorage.clear();
  vi.stubGlobal('fetch', () => delay.then(() => ({ status })));
  return vi.spyOn(location, 'reload').mockImplementation(() => {});
}

const loadDrawer =
  async () => (props: { readonly open: boolean; readonly onOpenChange: (open: boolean) => void }) => (
    <CartDrawer {...props} footer={null} />
  );

/** Presses an element and waits, because pages appear a moment later. */
const press = (element: HTMLElement) => act(async () => fireEvent.click(element));
const follow = (name: string) => press(screen.getByRole('link', { name }));
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Number that makes addresses unique, because loaded pages are cached. */
let visitCount = 0;

/** Opens a page that works, with a link to another page. */
async function visit(loadOtherPage: () => Promise<ComponentType>) {
  visitCount += 1;
  const [firstPath, otherPath] = [`/buena-${visitCount}`, `/otra-${visitCount}`];
  pages.set('/', loadPageWith('Inicio'));
  pages.set(firstPath, loadPageWith('La buena'));
  pages.set(otherPath, loadOtherPage);
  render(
    <LabelsProvider value={labels}>
      <StoresProvider value={createStores()}>
        <MemoryRouter initialEntries={[firstPath]}>
          <CartButton load={loadDrawer} module="" />
          <Link to={otherPath}>A la otra</Link>
          <Link to={firstPath}>A la buena</Link>
          <PageView />
        </MemoryRouter>
      </StoresProvider>
    </LabelsProvider>,
    { onCaughtError: () => {} },
  );
  await findHeading('La buena');
}

async function visitThrowingPage() {
  await visit(async () => () => {
    throw new Error('un error');
  });
  await follow('A la otra');
}

async function visitPageWithoutCode() {
  await visit(() => Promise.reject(importError));
  await follow('A la otra');
}

const blamesConnection = () => screen.queryByText(/conexión/) !== null;

const findErrorHeading = () => findHeading('No pudimos mostrar esta página');

test('shows a new page from its top, with its h1 focused', async () => {
  let resolveLoading = (_: ComponentType) => {};
  await visit(
    () =>
      new Promise((resolve) => {
        resolveLoading = resolve;
      }),
  );
  // The browser itself focuses the first page.
  expect(document.activeElement).toBe(document.body);
  await follow('A la otra');
  expect(screen.getByText('Cargando…')).toBeTruthy();
  await act(async () => resolveLoading(() => <h1>La otra</h1>));
  expect(document.activeElement).toBe(await findHeading('La otra'));
  expect(window.scrollTo).toHaveBeenCalledOnce();
});

test('a page that loads after the visitor went elsewhere is not shown', async () => {
  let resolveLoading = (_: ComponentType) => {};
  await visit(
    () =>
      new Promise((resolve) => {
        resolveLoading = resolve;
      }),
  );
  await follow('A la otra');
  await follow('A la buena');
  await act(async () => resolveLoading(() => <h1>La otra</h1>));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('La buena');
});

test('an error inside a page shows an error page and leaves the cart working', async () => {
  await visitThrowingPage();
  expect(document.activeElement).toBe(await findErrorHeading());
  expect(blamesConnection()).toBe(false);
  expect(screen.getByText(/^Su carrito, sus compras y lo que escribió .* siguen guardados/)).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Abrir carrito, 0 productos' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Cerrar carrito' }));
  await press(screen.getByRole('link', { name: 'Ir al inicio' }));
  expect(await findHeading('Inicio')).toBeTruthy();
});

test('a page whose code failed to load is requested again on the next visit', async () => {
  mockSite(503);
  const load = vi.fn(loadPageWith('La otra')).mockRejectedValueOnce(importError);
  await visit(load);
  await follow('A la otra');
  await findErrorHeading();
  await follow('A la buena');
  await follow('A la otra');
  expect(await findHeading('La otra')).toBeTruthy();
});

test('loading a page’s code times out after twenty seconds', async () => {
  await visit(() => new Promise(() => {}));
  vi.useFakeTimers();
  await follow('A la otra');
  await act(async () => vi.advanceTimersByTimeAsync(19_000));
  expect(screen.getByText('Cargando…')).toBeTruthy();
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  vi.useRealTimers();
  await findErrorHeading();
  expect(blamesConnection()).toBe(true);
});

test('if a page’s code is gone, the site is reloaded without showing an error', async () => {
  const reload = mockSite(200);
  await visitPageWithoutCode();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(await screen.findByText('Cargando…')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('if a page’s code is gone and the site is down, an error page is shown', async () => {
  mockSite(503);
  await visitPageWithoutCode();
  expect(document.activeElement).toBe(await findErrorHeading());
  expect(blamesConnection()).toBe(true);
});

test('if the browser stores nothing, the error page does not say that data are stored', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  await visitThrowingPage();
  await findErrorHeading();
  expect(screen.queryByText(/siguen guardados/)).toBeNull();
});

test('does not reload a page that the visitor left before the server answered', async () => {
  let sendResponse = () => {};
  const responseReady = new Promise<void>((resolve) => {
    sendResponse = resolve;
  });
  const reload = mockSite(200, responseReady);
  await visitPageWithoutCode();
  await follow('A la buena');
  expect(await findHeading('La buena')).toBeTruthy();
  await act(async () => sendResponse());
  expect(reload).not.toHaveBeenCalled();
});
