// @vitest-environment dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { PageTransition } from '../../src/app/page-transition.tsx';
import { labels } from '../../src/content/labels.ts';
import { CartButton } from '../../src/features/cart/cart-button.tsx';
import { CartProvider } from '../../src/features/cart/cart-context.ts';
import { CartDrawer } from '../../src/features/cart/cart-drawer.tsx';
import { createCartStore } from '../../src/features/cart/cart-store.ts';
import { followMissingCode } from '../../src/platform/missing-code.ts';
import { LabelsProvider } from '../../src/ui/labels.ts';

followMissingCode();

/** What Vite's loader does with code that it cannot load. */
function missing(): Error {
  const payload = new TypeError('Failed to fetch dynamically imported module');
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
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
      <CartProvider value={createCartStore()}>
        <MemoryRouter>
          <CartButton load={loadDrawer} />
          <Link to="/rota">Ir a la página rota</Link>
          <Link to="/">Ir a la página buena</Link>
          <PageTransition>
            {({ pathname }) => (pathname === '/' ? <h1>Inicio</h1> : <Broken error={error} />)}
          </PageTransition>
        </MemoryRouter>
      </CartProvider>
    </LabelsProvider>,
    { onCaughtError: () => {} },
  );
  await press(screen.getByRole('link', { name: 'Ir a la página rota' }));
}

const failed = () => screen.findByRole('heading', { level: 1, name: 'No pudimos mostrar esta página' });

test('an error inside a page shows a page with a way home, and leaves the cart working', async () => {
  await visitBroken(new Error('un error'));
  const heading = await failed();
  expect(document.activeElement).toBe(heading);
  await press(screen.getByRole('button', { name: 'Abrir carrito, 0 productos' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Cerrar carrito' }));
  await press(screen.getByRole('link', { name: 'Ir al inicio' }));
  expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeTruthy();
});

test('a page whose code is gone is reloaded, and shows no error meanwhile', async () => {
  const reloadOnce = vi.fn(async () => true);
  Object.assign(window, { reloadOnce });
  await visitBroken(missing());
  await vi.waitFor(() => expect(reloadOnce).toHaveBeenCalledOnce());
  expect(await screen.findByText('Cargando…')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('where a reload does not help, or cannot be tried, the error is shown', async () => {
  Object.assign(window, { reloadOnce: async () => false });
  await visitBroken(missing());
  const heading = await failed();
  expect(document.activeElement).toBe(heading);
});

test('a page that was left before the site answered is not reloaded', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const reload = vi.fn();
  Object.assign(window, {
    reloadOnce: async (isWanted: () => boolean) => {
      await answered;
      if (isWanted()) reload();
      return isWanted();
    },
  });
  await visitBroken(missing());
  await press(screen.getByRole('link', { name: 'Ir a la página buena' }));
  expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeTruthy();
  await act(async () => answer());
  expect(reload).not.toHaveBeenCalled();
});
