// @vitest-environment dom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installMercadoPago } from '../../../sandbox/mercado-pago/sdk-script.js';
import { labels } from '../../../src/content/frame-copy.ts';
import { Wallet } from '../../../src/features/payments/wallet.tsx';
import { LabelsProvider } from '../../../src/ui/labels.ts';
import { toasts } from '../../../src/ui/notices/toast.ts';
import { service } from '../purchases/shop-fixture.ts';

const payUrl = 'https://www.mercadopago.cl/checkout/v1/redirect?pref_id=p';
const hint = 'Continúe en el sitio seguro de Mercado Pago.';
const failedText = 'El botón de pago no cargó, pero puede pagar en el sitio de Mercado Pago con este enlace.';
const mainLink = 'Pagar con Mercado Pago';
const secondaryLink = 'Ir al sitio de Mercado Pago';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async () => Response.json({ init_point: payUrl }));
});
afterEach(() => {
  vi.useRealTimers();
  window.MercadoPago = undefined;
});

let keyCount = 0;

async function advance(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

async function show(publicKey: string | null = `wallet-${keyCount++}`) {
  await import('../../../src/features/payments/wallet-brick.tsx');
  const prepared = { id: 'p', payUrl, reference: 'ref-1' };
  render(
    <LabelsProvider value={labels}>
      <Wallet service={{ ...service, publicKey }} preparedPayment={prepared} />
    </LabelsProvider>,
  );
  await advance(0);
}

/** Returns the wallet's message, the name of its plain link, and the number of alerts and toasts. */
function shownState() {
  const links = screen.getAllByRole('link');
  return {
    status: screen.getByRole('group').querySelector('p')?.textContent,
    link: links.find((link) => !link.closest('#walletBrick_container'))?.textContent,
    alerts: screen.queryAllByRole('alert').length + toasts.get().length,
  };
}

/** Delays Mercado Pago's answer to the wallet script's request for the preference. */
function delayService(milliseconds: number): void {
  installMercadoPago('works');
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) =>
        setTimeout(() => resolve(Response.json({ init_point: payUrl })), milliseconds),
      ),
  );
}

type WalletCase = readonly [description: string, prepare: () => void, status: string, link: string];

test.each<WalletCase>([
  ['its button is ready', () => installMercadoPago('works'), hint, secondaryLink],
  ['the script does not load', () => {}, hint, mainLink],
  ['the button never gets ready', () => installMercadoPago('never-ready'), hint, mainLink],
  ['the button comes after 8.6 s', () => delayService(8_600), hint, mainLink],
  ['the script’s constructor throws', () => installMercadoPago('throws'), failedText, mainLink],
  ['the script reports an error', () => installMercadoPago('on-error'), failedText, mainLink],
  ['the button cannot be created', () => installMercadoPago('create-rejects'), failedText, mainLink],
])('shows one message and no alert when %s', async (_, prepare, status, link) => {
  window.MercadoPago = undefined;
  prepare();
  await show();
  for (const milliseconds of [300, 7_000, 1_000, 1_000, 3_000]) {
    await advance(milliseconds);
    expect(shownState()).toMatchObject({ alerts: 0 });
  }
  expect(shownState()).toEqual({ status, link, alerts: 0 });
});

test('shows only the link without a public key', async () => {
  await show(null);
  expect(shownState()).toEqual({ status: hint, link: mainLink, alerts: 0 });
});

test('ignores a script error after the link has replaced the button', async () => {
  let reportError = (_: unknown) => {};
  window.MercadoPago = class {
    bricks = () => ({
      create: async (
        _name: string,
        _id: string,
        settings: { callbacks: { onError: typeof reportError } },
      ) => {
        reportError = settings.callbacks.onError;
        return { unmount() {} };
      },
    });
  };
  await show();
  await advance(8_300);
  act(() => reportError({ type: 'critical', message: 'late', cause: 'x' }));
  expect(shownState()).toEqual({ status: hint, link: mainLink, alerts: 0 });
});

test('keeps the failure message after the button’s timeout', async () => {
  installMercadoPago('on-error');
  await show();
  await advance(300);
  expect(shownState().status).toBe(failedText);
  await advance(10_000);
  expect(shownState().status).toBe(failedText);
});
