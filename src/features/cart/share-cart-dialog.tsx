import { sharedCartCopy } from '../../content/cart-copy.ts';
import { Card } from '../../ui/dialog/dialog.tsx';
import { QrCode } from '../../ui/paper/qr-code.tsx';
import { countItems } from './cart.ts';
import { cartLink } from './cart-link.ts';
import { useCart } from './cart-store.ts';
import { ShareLink } from './share-link.tsx';

const copy = sharedCartCopy.share;

type Props = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/** The cart as an address: to copy, to send from the device's own sheet, and as a code for a camera. */
export function ShareCartDialog({ open, onOpenChange }: Props) {
  const cart = useCart();
  const link = location.origin + cartLink(cart.items);

  return (
    <Card open={open} onOpenChange={onOpenChange} title={copy.title} closeLabel={copy.close}>
      <p>{copy.lead(countItems(cart))}</p>
      <h3 className="-mb-2.5 font-sans text-body font-semibold">{copy.address}</h3>
      <ShareLink link={link} title={copy.title} />
      <div className="grid justify-items-center gap-2 border-t border-rule pt-4 text-center">
        <QrCode className="w-48" text={link} label={copy.qr} />
        <p className="text-caption">{copy.qrHint}</p>
      </div>
    </Card>
  );
}
