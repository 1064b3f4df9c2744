// @vitest-environment dom
import { act, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createDraftStore,
  type DraftStore,
} from '../../../src/features/documents/form/drafts/draft-store.ts';
import { type OpenDraft, useOpenDraft } from '../../../src/pages/complete/use-open-draft.ts';

const dea = 'prod_dea_01';
const [one, two] = ['1'.repeat(32), '2'.repeat(32)];
const addressOf = (id: string) => `/completar/x?borrador=${id}`;

let router: ReturnType<typeof createBrowserRouter> | null = null;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', addressOf(one));
});

afterEach(() => {
  router?.dispose();
  window.history.replaceState(null, '', '/');
});

async function start() {
  const drafts = createDraftStore();
  for (const id of [one, two]) drafts.accept({ id, productId: dea }, { dea_serie: id });
  let openDraft: OpenDraft = () => {};
  function Page({ store }: { readonly store: DraftStore }) {
    const { draftId, open } = useOpenDraft(store, dea);
    openDraft = open;
    return <p data-testid="open">{draftId}</p>;
  }
  const started = createBrowserRouter([
    { path: '/completar/x', element: <Page store={drafts} /> },
    { path: '/mis-compras', element: <p>Mis compras</p> },
  ]);
  router = started;
  await act(async () => render(<RouterProvider router={started} />));
  return { drafts, router: started, open: openDraft };
}

const shown = () => screen.getByTestId('open').textContent;

/** As the browser’s Back does, until the router knows of it. */
async function goBack(): Promise<void> {
  const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await isBack;
}

test('Back that comes before the router has rendered leads to the draft before', async () => {
  const { router, open } = await start();
  await act(async () => {
    open(two);
    await waitFor(() => expect(router.state.location.search).toContain(two));
    await goBack();
  });
  expect(router.state.location.search).toContain(one);
  expect(shown()).toBe(one);
});

test('a draft that was opened where it is open already is let go when it is erased', async () => {
  const { drafts, router, open } = await start();
  await act(async () => open(one));
  act(() => void drafts.erase([one]));
  expect(shown()).toBe(two);
  await waitFor(() => expect(router.state.location.search).toContain(two));
});

test('a draft that another tab erases stays open', async () => {
  const { router } = await start();
  act(() => {
    localStorage.removeItem(`mle.draft.${one}`);
    window.dispatchEvent(new StorageEvent('storage', { key: `mle.draft.${one}` }));
  });
  expect(shown()).toBe(one);
  expect(router.state.location.search).toContain(one);
});

test('nothing is opened once the page was left', async () => {
  const { router, open } = await start();
  await act(() => router.navigate('/mis-compras'));
  await act(async () => open(two, { replace: true }));
  expect(router.createHref(router.state.location)).toMatch(/\/mis-compras$/);
  expect(screen.getByText('Mis compras')).toBeTruthy();
});
