import { sharedCartCopy } from '../../content/cart-copy.ts';
import { Card } from '../../ui/dialog/dialog.tsx';
import { QrCode } from '../../ui/paper/qr-code.tsx';
import { countItems } from './cart.ts';
import { cartLink } from './cart-link.ts';
import { useCart } from './cart-store.ts';
import { ShareLink } from './share-link.tsx';

const { share } = sharedCartCopy;

type DialogProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

type Props = DialogProps & {
  /** Full address, including the site's origin. */
  readonly link: string;
  readonly copy: {
    readonly title: string;
    readonly lead: string;
    /** Text above the address. */
    readonly address: string;
    readonly shareTitle: string;
    readonly send: string;
    /** Text alternative of the QR code. */
    readonly qr: string;
  };
};

export function LinkDialog({ open, onOpenChange, link, copy }: Props) {
  return (
    <Card open={open} onOpenChange={onOpenChange} title={copy.title} closeLabel={share.close}>
      <p>{copy.lead}</p>
      <h3 className="-mb-2.5 font-sans text-body font-semibold">{copy.address}</h3>
      <ShareLink link={link} title={copy.shareTitle} sendLabel={copy.send} />
      <div className="grid justify-items-center gap-2 border-t border-rule pt-4 text-center">
        <QrCode className="w-48" text={link} label={copy.qr} />
        <p className="text-caption">{share.qrHint}</p>
      </div>
    </Card>
  );
}

export function ShareCartDialog(props: DialogProps) {
  const { items } = useCart();
  return (
    <LinkDialog
      {...props}
      link={location.origin + cartLink(items)}
      copy={{ ...share, lead: share.lead(countItems({ items })), shareTitle: share.title }}
    />
  );
}
