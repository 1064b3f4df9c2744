import { sharedCartCopy } from '../../content/shared-cart.ts';
import { TextButton } from '../../ui/text-link.tsx';
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';

const load = async () => (await import('./share-cart-dialog.tsx')).ShareCartDialog;

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
