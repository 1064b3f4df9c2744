import { purchasesCopy } from '../../content/purchases-copy.ts';
import { paymentService } from '../../features/payments/payment-env.ts';
import type { Receipt } from '../../features/purchases/purchases.ts';
import { useLazyDialog } from '../../ui/dialog/use-lazy-dialog.ts';
import { TextButton } from '../../ui/text-link.tsx';

const load = async () => (await import('./hand-over-dialog.tsx')).HandOverDialog;

type OpenerProps = { readonly paymentId: string; readonly dialogKey: string };

function Opener({ paymentId, dialogKey }: OpenerProps) {
  const { buttonProps, Dialog, dialogProps } = useLazyDialog(
    `hand over ${paymentId} ${dialogKey}`,
    load,
    'src/pages/delivery/hand-over-dialog.tsx',
  );
  return (
    <>
      <TextButton {...buttonProps}>{purchasesCopy.handOver}</TextButton>
      {Dialog && <Dialog {...dialogProps} paymentId={paymentId} />}
    </>
  );
}

type Props = {
  readonly receipt: Receipt;
  /** Makes the dialog's name unique within the purchase, which may have several of these buttons. */
  readonly dialogKey: string;
};

/**
 * On another device the link opens the purchase, so that its documents can be completed there. Renders nothing if the
 * other device couldn't look up the payment.
 */
export function HandOverButton({ receipt: { paymentId }, dialogKey }: Props) {
  return paymentId !== null && paymentService && <Opener paymentId={paymentId} dialogKey={dialogKey} />;
}
