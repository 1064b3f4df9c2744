import { taxRequestLinkCopy } from '../../content/purchases-copy.ts';
import { Button } from '../../ui/button.tsx';
import { useLazyDialog } from '../../ui/dialog/use-lazy-dialog.ts';
import { Icon } from '../../ui/images/icon.tsx';
import type { Receipt } from '../purchases/purchases.ts';

const load = async () => (await import('./tax-request-dialog.tsx')).TaxRequestDialog;

type Props = { readonly receipt: Receipt; readonly className: string };

export function TaxRequestButton({ receipt, className }: Props) {
  const { buttonProps, Dialog, dialogProps } = useLazyDialog(
    `tax ${receipt.reference}`,
    load,
    'src/features/tax-request/tax-request-dialog.tsx',
  );
  return (
    <>
      <Button variant="line" className={className} {...buttonProps}>
        <Icon name="mail" />
        {taxRequestLinkCopy.request}
      </Button>
      {Dialog && <Dialog {...dialogProps} receipt={receipt} />}
    </>
  );
}
