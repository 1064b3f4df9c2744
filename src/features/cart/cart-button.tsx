import { type ReactNode, useState } from 'react';
import { cartCopy } from '../../content/cart.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { usePart } from '../../ui/use-part.ts';
import { countItems } from './cart.ts';
import { useCart } from './cart-context.ts';

const load = async () => (await import('./cart-drawer.tsx')).CartDrawer;
const preload = () => void load().catch(() => {});

type Props = {
  /** What the drawer shows besides the cart; it is given what closes the drawer. */
  readonly beside: (close: () => void) => ReactNode;
};

/** The bag in the header, with its count; it opens the drawer, whose code comes on intent. */
export function CartButton({ beside }: Props) {
  const count = countItems(useCart());
  const [isOpen, setOpen] = useState(false);
  const [presses, setPresses] = useState(0);
  const Drawer = usePart(load, presses);
  return (
    <>
      <IconButton
        aria-label={cartCopy.open(count)}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setPresses(presses + 1);
          setOpen(true);
        }}
      >
        <Icon name="bag" />
        {count > 0 && (
          <span className="badge" aria-hidden="true">
            {count}
          </span>
        )}
      </IconButton>
      {Drawer && <Drawer open={isOpen} onOpenChange={setOpen} beside={beside(() => setOpen(false))} />}
    </>
  );
}
