import { useRef, useState } from 'react';
import { sharedCartCopy } from '../../content/shared-cart.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
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
  const field = useRef<HTMLDivElement>(null);
  const [isRefused, setRefused] = useState(false);

  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setRefused(false);
      toast('ok', ...copy.copied);
    } catch {
      field.current?.querySelector('input')?.select();
      setRefused(true);
    }
  };
  // Rejects also when the person closes the sheet.
  const send = () => navigator.share({ title: copy.title, url: link }).catch(() => {});

  return (
    <Card open={open} onOpenChange={onOpenChange} title={copy.title} closeLabel={copy.close}>
      <p>{copy.lead}</p>
      <div ref={field}>
        <Field
          id="enlace-carrito"
          label={copy.address}
          value={link}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
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
