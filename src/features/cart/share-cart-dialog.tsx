import { sharedCartCopy } from '../../content/cart-copy.ts';
import { countItems } from './cart.ts';
import { cartLink } from './cart-link.ts';
import { useCart } from './cart-store.ts';
import { LinkDialog } from './link-dialog.tsx';

const { share: copy } = sharedCartCopy;

type Props = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/** The cart as an address. */
export function ShareCartDialog(props: Props) {
  const cart = useCart();
  return (
    <LinkDialog
      {...props}
      link={location.origin + cartLink(cart.items)}
      copy={{ ...copy, lead: copy.lead(countItems(cart)), sent: copy.title }}
    />
  );
}
