// @vitest-environment dom
import { act, render, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPurchasesStore } from '../../../../src/features/purchases/purchases-store.ts';
import { useReconciliation } from '../../../../src/features/purchases/questions/use-payments.ts';
import { createStores, StoresProvider } from '../../../../src/platform/store.ts';
import { newBrowser, payAndReturn, referencesOf, type SandboxOutcome, service } from '../shop-fixture.ts';

beforeEach(() => {
  newBrowser();
  // The attempt was started an hour earlier.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T13:00:00Z') });
});

type Props = { readonly checkOnOpen: boolean; readonly onFound: () => void };

function Page({ checkOnOpen, onFound }: Props) {
  useReconciliation(service, checkOnOpen, onFound);
  return null;
}

/** Opens a page on a device with an attempt whose payment had this outcome. */
async function open(outcome: SandboxOutcome, checkOnOpen = false) {
  const { purchases, requests } = await payAndReturn(outcome);
  const onFound = vi.fn();
  const stores = createStores([createPurchasesStore, purchases]);
  const { unmount } = render(
    <StoresProvider value={stores}>
      <Page checkOnOpen={checkOnOpen} onFound={onFound} />
    </StoresProvider>,
  );
  // The page starts listening when this code has loaded.
  await act(async () => void (await import('../../../../src/features/purchases/questions/reconcile.ts')));
  const countBefore = requests.length;
  const requestCount = () => requests.length - countBefore;
  return { purchases, onFound, unmount, requestCount };
}

const showPage = () => act(() => void window.dispatchEvent(new Event('focus')));

test('an opened page sends no request until it is shown again', async () => {
  const { requestCount, purchases, onFound } = await open('approved');
  expect(requestCount()).toBe(0);
  showPage();
  await waitFor(() => expect(onFound).toHaveBeenCalledOnce());
  expect(referencesOf(purchases.get().receipts)).toEqual(['ref-1']);
});

test('a pending payment is checked however old it is', async () => {
  const { purchases, onFound, requestCount } = await open('approved');
  vi.setSystemTime(new Date('2026-11-27T12:00:00Z'));
  purchases.markPending('ref-1', { paymentId: null, since: '2026-03-02T12:05:00.000Z' });
  showPage();
  await waitFor(() => expect(onFound).toHaveBeenCalledOnce());
  expect(requestCount()).toBe(1);
});

test('an unpaid attempt is checked each time the page is shown', async () => {
  const { purchases, onFound, requestCount } = await open('none');
  purchases.markPending('ref-1', { paymentId: null, since: '2026-03-02T12:05:00.000Z' });
  for (const checkCount of [1, 2]) {
    const now = `2026-03-02T13:0${checkCount}:00.000Z`;
    vi.setSystemTime(new Date(now));
    showPage();
    await waitFor(() => expect(purchases.get().attempts[0]?.deniedAt).toBe(now));
    expect(requestCount()).toBe(checkCount);
    await act(async () => {});
  }
  expect(onFound).not.toHaveBeenCalled();
});

test('a device without attempts sends no request', async () => {
  const { purchases, requestCount } = await open('approved');
  purchases.discard('ref-1');
  showPage();
  await act(async () => {});
  expect(requestCount()).toBe(0);
});

test('a page that checks on opening finds the payment', async () => {
  const { purchases } = await open('approved', true);
  await waitFor(() => expect(referencesOf(purchases.get().receipts)).toEqual(['ref-1']));
});

test('a hidden page sends no request', async () => {
  const { requestCount } = await open('approved');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await act(async () => {});
  expect(requestCount()).toBe(0);
});

test('an unmounted page sends no request', async () => {
  const { unmount, requestCount } = await open('approved');
  unmount();
  showPage();
  await act(async () => {});
  expect(requestCount()).toBe(0);
});
