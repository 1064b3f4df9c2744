import { Suspense, useCallback, useEffect, useState } from 'react';
import { checkoutCopy } from '../../content/checkout.ts';
import { env } from '../../platform/current-env.ts';
import type { PaymentEnv } from '../../platform/env.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Alert } from '../../ui/note.tsx';
import { preloadable } from '../../ui/preloadable.tsx';
import { toast } from '../../ui/toast.ts';
import type { Cart } from '../cart/cart.ts';
import { type Preference, paymentErrorMessage } from '../payments/prepare-payment.ts';
import { WalletBoundary } from '../payments/wallet-boundary.tsx';
import { usePayment } from './use-payment.ts';

const wallet = preloadable(async () => (await import('../payments/wallet-brick.tsx')).WalletBrick);

/** Milliseconds that the wallet's button has to appear before the plain link takes its place. */
const walletPatience = 8_000;

/** 'none': no public key is configured, so there is no button to wait for. */
type Brick = 'none' | 'loading' | 'ready' | 'failed';

function PlainLink({ preference, main }: { readonly preference: Preference; readonly main: boolean }) {
  return (
    <a className={main ? 'btn btn--main btn--block' : 'link'} href={preference.payUrl}>
      <span>{main ? checkoutCopy.pay : checkoutCopy.plainLink}</span>
    </a>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** Where the payment goes on: the wallet's button, and a plain link that always works. */
function WalletSlot({
  preference,
  payment,
}: {
  readonly preference: Preference;
  readonly payment: PaymentEnv;
}) {
  const { publicKey, sdkUrl } = payment;
  const [brick, setBrick] = useState<Brick>(publicKey ? 'loading' : 'none');
  const onReady = useCallback(() => setBrick((now) => (now === 'loading' ? 'ready' : now)), []);
  const onFail = useCallback((message?: string) => {
    setBrick('failed');
    toast('bad', checkoutCopy.failedToast, message || paymentErrorMessage(null));
  }, []);

  useEffect(() => {
    if (brick !== 'loading') return;
    const timer = setTimeout(onFail, walletPatience);
    return () => clearTimeout(timer);
  }, [brick, onFail]);
  const shows = brick === 'loading' || brick === 'ready';

  return (
    // The button that was pressed is gone: the keyboard goes on from here.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its legend and border
    <div className="wallet" role="group" aria-label={checkoutCopy.wallet} tabIndex={-1} ref={takeFocus}>
      {brick === 'loading' && <Loading label={checkoutCopy.walletLoading} />}
      {brick === 'failed' && <Alert>{checkoutCopy.failed}</Alert>}
      {shows && publicKey && (
        <WalletBoundary onFail={onFail}>
          <Suspense fallback={null}>
            <wallet.Component
              key={preference.id}
              sdkUrl={sdkUrl}
              publicKey={publicKey}
              preferenceId={preference.id}
              onReady={onReady}
              onFail={onFail}
            />
          </Suspense>
        </WalletBoundary>
      )}
      <p className="caption">{brick === 'failed' ? checkoutCopy.walletFailed : checkoutCopy.walletHint}</p>
      <PlainLink preference={preference} main={!shows} />
    </div>
  );
}

/** The pay button, then the wallet in its place. Mount it with the cart's contents as the key. */
export function PayPanel({ cart }: { readonly cart: Cart }) {
  // Back to this very origin, which stores the purchase: the configured address may be another (www, a preview).
  const { state, pay } = usePayment(cart, env.payment, window.location.origin);
  if (state.step === 'ready' && env.payment) {
    return <WalletSlot preference={state.preference} payment={env.payment} />;
  }
  return (
    <div className="pay">
      {state.step === 'failed' && <Alert>{checkoutCopy.failed}</Alert>}
      <Button
        block
        busy={state.step === 'creating' && checkoutCopy.preparing}
        onPointerEnter={wallet.preload}
        onFocus={wallet.preload}
        onClick={pay}
      >
        {checkoutCopy.pay}
      </Button>
    </div>
  );
}
