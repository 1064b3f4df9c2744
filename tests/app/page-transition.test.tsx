// @vitest-environment dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PageTransition } from '../../src/app/page-transition.tsx';
import { labels } from '../../src/content/labels.ts';
import { CartButton } from '../../src/features/cart/cart-button.tsx';
import { CartDrawer } from '../../src/features/cart/cart-drawer.tsx';
import { followMissingCode } from '../../src/platform/missing-code.ts';
import { createStores, StoresProvider } from '../../src/platform/stores.ts';
import { TooLate } from '../../src/platform/time-limit.ts';
import { LabelsProvider } from '../../src/ui/labels.ts';

followMissingCode();

/** What Vite's loader does with code that it cannot load. */
function missing(): Error {
  const payload = new TypeError('Failed to fetch dynamically imported module');
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
}

/** The site is asked before a page is reloaded. */
function answering(status: number, answered: Promise<void> = Promise.resolve()) {
  sessionStorage.clear();
  vi.stubGlobal('fetch', () => answered.then(() => ({ status })));
  return vi.spyOn(location, 'reload').mockImplementation(() => {});
}

function Broken({ error }: { readonly error: Error }): never {
  throw error;
}

const loadDrawer =
  async () => (props: { readonly open: boolean; readonly onOpenChange: (open: boolean) => void }) => (
    <CartDrawer {...props} beside={null} />
  );

/** Pages change a moment after the press. */
const press = (element: HTMLElement) => act(async () => fireEvent.click(element));

/** A home that is well, and another page that fails. */
async function visitBroken(error: Error) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(
    <LabelsProvider value={labels}>
      <StoresProvider value={createStores()}>
        <MemoryRouter>
          <CartButton load={loadDrawer} />
          <Link to="/rota">Ir a la página rota</Link>
          <Link to="/">Ir a la página buena</Link>
          <PageTransition>
            {({ pathname }) => (pathname === '/' ? <h1>Inicio</h1> : <Broken error={error} />)}
          </PageTransition>
        </MemoryRouter>
      </StoresProvider>
    </LabelsProvider>,
    { onCaughtError: () => {} },
  );
  await press(screen.getByRole('link', { name: 'Ir a la página rota' }));
}

const blamesConnection = () => screen.queryByText(/conexión/) !== null;

const failed = () => screen.findByRole('heading', { level: 1, name: 'No pudimos mostrar esta página' });

test('an error inside a page shows a page with a way home, and leaves the cart working', async () => {
  await visitBroken(new Error('un error'));
  const heading = await failed();
  expect(document.activeElement).toBe(heading);
  expect(blamesConnection()).toBe(false);
  expect(screen.getByText(/^Su carrito, sus compras y lo que escribió .* siguen guardados/)).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Abrir carrito, 0 productos' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Cerrar carrito' }));
  await press(screen.getByRole('link', { name: 'Ir al inicio' }));
  expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeTruthy();
});

test('a page whose code is gone is reloaded, and shows no error meanwhile', async () => {
  const reload = answering(200);
  await visitBroken(missing());
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(await screen.findByText('Cargando…')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('where a reload does not help, or cannot be tried, the error is shown', async () => {
  answering(503);
  await visitBroken(missing());
  const heading = await failed();
  expect(document.activeElement).toBe(heading);
  expect(blamesConnection()).toBe(true);
});

test('what is too late is the connection’s too', async () => {
  await visitBroken(new TooLate());
  await failed();
  expect(blamesConnection()).toBe(true);
});

test('where the browser stores nothing, the error page promises nothing', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  await visitBroken(new Error('un error'));
  await failed();
  expect(screen.queryByText(/siguen guardados/)).toBeNull();
});

/** Two pages whose changes are animated; nothing but the clock ends an animation. */
async function visitAnimated() {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  // The library asks for the one of its own world, which the DOM's stand-in is not of.
  vi.stubGlobal('EventTarget', Element);
  const animation = { cancel: vi.fn(), finished: new Promise(() => {}), pause() {}, play() {} };
  Object.assign(Element.prototype, { animate: () => animation });
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'animate'));
  const { preloadMotion } = await import('../../src/app/motion.ts');
  preloadMotion();
  await import('../../src/app/page-moves.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  render(
    <MemoryRouter>
      <Link to="/">A la primera</Link>
      <Link to="/otra">A la otra</Link>
      <PageTransition>{({ pathname }) => <h1>{pathname}</h1>}</PageTransition>
    </MemoryRouter>,
  );
  const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
  const shown = () => screen.getByRole('heading').textContent;
  return { follow, shown, pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)) };
}

test('the old page fades before the new one comes, and stays when it is asked for again meanwhile', async () => {
  const { follow, shown, pass } = await visitAnimated();
  follow('A la otra');
  expect(shown()).toBe('/');
  await pass(20);
  follow('A la primera');
  await pass(400);
  expect(shown()).toBe('/');
  follow('A la otra');
  await pass(20);
  expect(shown()).toBe('/');
  await pass(20);
  expect(shown()).toBe('/otra');
});

test('a page that was left before the site answered is not reloaded', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const reload = answering(200, answered);
  await visitBroken(missing());
  await press(screen.getByRole('link', { name: 'Ir a la página buena' }));
  expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeTruthy();
  await act(async () => answer());
  expect(reload).not.toHaveBeenCalled();
});
