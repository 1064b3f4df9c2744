// @vitest-environment dom
import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { createDraftStore } from '../../../src/features/documents/form/drafts/draft-store.ts';
import { type OpenDraft, useOpenDraft } from '../../../src/pages/complete/use-open-draft.ts';
import { createStores, StoresProvider } from '../../../src/platform/store.ts';

const dea = 'prod_dea_01';
const [one, two] = ['1'.repeat(32), '2'.repeat(32)];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', `/completar/x?borrador=${one}`);
});

/** Shows the page of that address. @returns how it opens a draft, and how a person leaves it */
async function start() {
  const drafts = createDraftStore();
  for (const id of [one, two]) drafts.accept({ id, productId: dea }, { dea_serie: id });
  let openDraft: OpenDraft = () => {};
  let leave = () => {};
  function Page() {
    const { draftId, open } = useOpenDraft(dea);
    const navigate = useNavigate();
    openDraft = open;
    leave = () => void navigate('/mis-compras');
    return <p data-testid="open">{draftId}</p>;
  }
  await act(async () =>
    render(
      <StoresProvider value={createStores([createDraftStore, drafts])}>
        <BrowserRouter useTransitions={false}>
          <Routes>
            <Route path="/completar/x" element={<Page />} />
            <Route path="/mis-compras" element={<p>Mis compras</p>} />
          </Routes>
        </BrowserRouter>
      </StoresProvider>,
    ),
  );
  return { open: openDraft, leave };
}

test('a draft that another tab erases stays open', async () => {
  await start();
  act(() => {
    localStorage.removeItem(`mle.draft.${one}`);
    window.dispatchEvent(new StorageEvent('storage', { key: `mle.draft.${one}` }));
  });
  expect(screen.getByTestId('open').textContent).toBe(one);
  expect(window.location.search).toContain(one);
});

test('nothing is opened once the page was left', async () => {
  const { open, leave } = await start();
  act(leave);
  act(() => open(two, { replace: true }));
  expect(window.location.pathname).toBe('/mis-compras');
  expect(screen.getByText('Mis compras')).toBeTruthy();
});
