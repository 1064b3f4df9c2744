import { purchasesCopy } from '../../content/purchases-copy.ts';
import { paymentService } from '../../features/payments/payment-env.ts';
import type { Receipt } from '../../features/purchases/purchases.ts';
import { useLazyDialog } from '../../ui/dialog/use-lazy-dialog.ts';
import { TextButton } from '../../ui/text-link.tsx';

const load = async () => (await import('./hand-over-dialog.tsx')).HandOverDialog;

type OpenerProps = { readonly paymentId: string; readonly place: string };

function Opener({ paymentId, place }: OpenerProps) {
  const { button, Dialog, state } = useLazyDialog(
    `hand over ${paymentId} ${place}`,
    load,
    'src/pages/delivery/hand-over-dialog.tsx',
  );
  return (
    <>
      <TextButton {...button}>{purchasesCopy.handOver}</TextButton>
      {Dialog && <Dialog {...state} paymentId={paymentId} />}
    </>
  );
}

type Props = {
  readonly receipt: Receipt;
  /** Name of the button's place, unique within the purchase. */
  readonly placement: string;
};

/**
 * Shows a link that opens the purchase on the device where its documents will be completed. Renders nothing if that
 * device couldn't look up the payment.
 */
export function HandOverButton({ receipt: { paymentId }, placement }: Props) {
  return paymentId !== null && paymentService && <Opener paymentId={paymentId} place={placement} />;
}
