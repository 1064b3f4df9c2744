import { cartCopy } from '../../content/cart.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useOpening } from '../../ui/use-opening.ts';
import { countItems } from './cart.ts';
import { useCart } from './cart-context.ts';

const load = async () => (await import('./cart-drawer.tsx')).CartDrawer;
const preload = () => void load().catch(() => {});

/** The bag in the header, with its count; it opens the drawer, whose code comes on intent. */
export function CartButton() {
  const count = countItems(useCart());
  const { Part: Drawer, isOpen, setOpen, open } = useOpening('cart', load);
  return (
    <>
      <IconButton
        aria-label={cartCopy.open(count)}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        <Icon name="bag" />
        {count > 0 && (
          <span className="badge" aria-hidden="true">
            {count}
          </span>
        )}
      </IconButton>
      {Drawer && <Drawer open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
