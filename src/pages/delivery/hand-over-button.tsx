import { purchasesCopy } from '../../content/purchases-copy.ts';
import { payment } from '../../features/payments/payment-env.ts';
import type { Receipt } from '../../features/purchases/purchases.ts';
import { useLazyDialog } from '../../ui/dialog/use-lazy-dialog.ts';
import { TextButton } from '../../ui/text-link.tsx';

const load = async () => (await import('./hand-over-dialog.tsx')).HandOverDialog;

function Opener({ paymentId }: { readonly paymentId: string }) {
  const { button, Dialog, state } = useLazyDialog(
    `hand over ${paymentId}`,
    load,
    'src/pages/delivery/hand-over-dialog.tsx',
  );
  return (
    <>
      <TextButton className="mt-4 justify-self-start print:hidden" {...button}>
        {purchasesCopy.handOver}
      </TextButton>
      {Dialog && <Dialog {...state} paymentId={paymentId} />}
    </>
  );
}

/**
 * Opens the link of the purchase, for the device where its documents will be completed. Renders nothing if that device
 * couldn't look up the payment.
 */
export function HandOverButton({ receipt: { paymentId } }: { readonly receipt: Receipt }) {
  return paymentId !== null && payment && <Opener paymentId={paymentId} />;
}
