import { sharedCartCopy } from '../../content/cart-copy.ts';
import { useLazyDialog } from '../../ui/dialog/use-lazy-dialog.ts';
import { TextButton } from '../../ui/text-link.tsx';

const load = async () => (await import('./link-dialog.tsx')).ShareCartDialog;

/** @param dialogKey makes the dialog's name unique on the page */
export function ShareCartButton({ dialogKey }: { readonly dialogKey: string }) {
  const { buttonProps, Dialog, dialogProps } = useLazyDialog(
    `share-${dialogKey}`,
    load,
    'src/features/cart/link-dialog.tsx',
  );
  return (
    <>
      <TextButton {...buttonProps}>{sharedCartCopy.share.open}</TextButton>
      {Dialog && <Dialog {...dialogProps} />}
    </>
  );
}
