import { useRef, useState } from 'react';
import { sharedCartCopy } from '../../content/shared-cart.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/dialog.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { toast } from '../../ui/toast.ts';
import { useCart } from './cart-context.ts';
import { cartLink } from './cart-link.ts';

const copy = sharedCartCopy.share;

type Props = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/** The cart as an address: to copy, to send from the device's own sheet, and as a code for a camera. */
export function ShareCartDialog({ open, onOpenChange }: Props) {
  const { items } = useCart();
  const link = location.origin + cartLink(items);
  const address = useRef<HTMLParagraphElement>(null);
  const [isRefused, setRefused] = useState(false);

  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setRefused(false);
      toast('ok', ...copy.copied);
    } catch {
      if (address.current) getSelection()?.selectAllChildren(address.current);
      setRefused(true);
    }
  };
  // Rejects also when the person closes the sheet.
  const send = () => navigator.share({ title: copy.title, url: link }).catch(() => {});

  return (
    <Card open={open} onOpenChange={onOpenChange} title={copy.title} closeLabel={copy.close}>
      <p>{copy.lead}</p>
      <div className="grid gap-1.5">
        <h3 className="font-sans text-body font-semibold">{copy.address}</h3>
        <p
          className="rounded-control border border-rule bg-white px-3.5 py-2.5 text-caption wrap-anywhere text-ink select-all"
          ref={address}
        >
          {link}
        </p>
      </div>
      {isRefused && <Alert className="">{copy.notCopied}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button className="flex-[1_1_10rem]" onClick={copyLink}>
          {copy.copy}
        </Button>
        {'share' in navigator && (
          <Button variant="line" className="flex-[1_1_10rem]" onClick={send}>
            {copy.send}
          </Button>
        )}
      </div>
      <div className="grid justify-items-center gap-2 border-t border-rule pt-4 text-center">
        <QrCode className="w-48" text={link} label={copy.qr} />
        <p className="text-caption">{copy.qrHint}</p>
      </div>
    </Card>
  );
}
