import { type ReactNode, useEffect } from 'react';
import { checkoutCopy } from '../../content/checkout-copy.ts';
import { runAfterLoad } from '../../platform/async.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { Note } from '../../ui/notices/note.tsx';
import type { Cart } from '../cart/cart.ts';
import { paymentService } from '../payments/payment-env.ts';
import { preloadWallet, takeFocus, Wallet } from '../payments/wallet.tsx';
import { usePayment } from './use-payment.ts';

type ControlProps = { readonly payment: ReturnType<typeof usePayment> };

function PayControl({ payment: { state, pay, reload } }: ControlProps) {
  if (state.step === 'ready' && paymentService) {
    return <Wallet service={paymentService} preparedPayment={state.preparedPayment} />;
  }
  if (state.step === 'outdated') {
    return (
      <div>
        <Alert>{state.reason}</Alert>
        <Button block className="scroll-mb-4" ref={takeFocus} onClick={reload}>
          {checkoutCopy.reload}
        </Button>
      </div>
    );
  }
  return (
    <div>
      {state.step === 'failed' && <Alert>{checkoutCopy.failed}</Alert>}
      <Button
        block
        busyLabel={state.step === 'creating' && checkoutCopy.preparing}
        onPointerEnter={preloadWallet}
        onFocus={preloadWallet}
        onClick={pay}
      >
        {checkoutCopy.pay}
      </Button>
      {state.step === 'failed' && state.remedy === 'againOrReload' && (
        <Button block variant="line" className="mt-3" onClick={reload}>
          {checkoutCopy.reload}
        </Button>
      )}
    </div>
  );
}

type Props = {
  readonly cart: Cart;
  /** Notes below the button, shown in every step. */
  readonly children: ReactNode;
};

/**
 * Shows the pay button, and then the wallet in its place. Its React key must be the cart's contents: see `usePayment`.
 */
export function PayPanel({ cart, children }: Props) {
  const payment = usePayment(cart);
  // Preload the wallet before the click, because a deployment may remove its file while this page is open.
  useEffect(() => (paymentService?.publicKey ? runAfterLoad(preloadWallet) : undefined), []);
  return (
    <>
      <PayControl payment={payment} />
      <div className="mt-6 grid gap-3 border-t border-rule pt-5">
        {/* The wallet itself says that it leads to the payment service. */}
        {payment.state.step !== 'ready' && <Note icon="shield">{checkoutCopy.help}</Note>}
        {children}
      </div>
    </>
  );
}
