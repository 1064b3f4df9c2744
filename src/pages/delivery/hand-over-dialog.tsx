import { handOverDialogCopy } from '../../content/delivery-copy.ts';
import { purchasesCopy } from '../../content/purchases-copy.ts';
import { LinkDialog } from '../../features/cart/link-dialog.tsx';
import { purchaseLink } from '../../features/purchases/purchase-link.ts';

type Props = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly paymentId: string;
};

export function HandOverDialog({ paymentId, ...dialog }: Props) {
  return (
    <LinkDialog
      {...dialog}
      link={location.origin + purchaseLink(paymentId)}
      copy={{ ...handOverDialogCopy, title: purchasesCopy.handOver }}
    />
  );
}
