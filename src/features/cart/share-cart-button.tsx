import { sharedCartCopy } from '../../content/cart-copy.ts';
import { useLazyDialog } from '../../ui/dialog/use-lazy-dialog.ts';
import { TextButton } from '../../ui/text-link.tsx';

const load = async () => (await import('./link-dialog.tsx')).ShareCartDialog;

type Props = {
  /** Where it stands: unique on the page. */
  readonly place: string;
  readonly className?: string;
};

/** Opens the cart's address, to be sent to whoever approves or pays. */
export function ShareCartButton({ place, className = '' }: Props) {
  const { button, Dialog, state } = useLazyDialog(`share-${place}`, load);
  return (
    <>
      <TextButton className={className} {...button}>
        {sharedCartCopy.share.open}
      </TextButton>
      {Dialog && <Dialog {...state} />}
    </>
  );
}
