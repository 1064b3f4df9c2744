import { cartCopy } from '../../content/cart.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useDialogPart } from '../../ui/use-dialog-part.tsx';
import { countItems } from './cart.ts';
import { useCart } from './cart-context.ts';

const load = async () => (await import('./cart-drawer.tsx')).CartDrawer;

/** The bag in the header, with its count; it opens the drawer, whose code comes on intent. */
export function CartButton() {
  const count = countItems(useCart());
  const { button, dialog } = useDialogPart('cart', load);
  return (
    <>
      <IconButton aria-label={cartCopy.open(count)} {...button}>
        <Icon name="bag" />
        {count > 0 && (
          <span className="badge" aria-hidden="true">
            {count}
          </span>
        )}
      </IconButton>
      {dialog}
    </>
  );
}
