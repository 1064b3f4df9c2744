import { type ComponentType, useEffect, useState } from 'react';
import { frame } from '../../content/frame-copy.ts';
import { formatCount } from '../../platform/format.ts';
import { IconButton } from '../../ui/button.tsx';
import { useLazyDialog } from '../../ui/dialog/use-lazy-dialog.ts';
import { Icon } from '../../ui/images/icon.tsx';
import { countItems } from './cart.ts';
import { useCart, useCartStore } from './cart-store.ts';

type DrawerProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

type Props = {
  /** Loads the drawer; must be a stable function. */
  readonly load: () => Promise<ComponentType<DrawerProps>>;
  /** The drawer's module. */
  readonly module: string;
};

const bagId = 'carrito';

/** Opens the cart from elsewhere, by its bag: that loads its code, and has the focus again when it is closed. */
export function openCart(): void {
  const bag = document.getElementById(bagId);
  bag?.focus({ preventScroll: true });
  bag?.click();
}

/** @returns how often something was added while the page is open: 0 for what the cart held before */
function useAdditions(): number {
  const cart = useCartStore();
  const [additions, setAdditions] = useState(0);
  useEffect(() => {
    let before = countItems(cart.get());
    return cart.subscribe(() => {
      const now = countItems(cart.get());
      if (now > before) setAdditions((times) => times + 1);
      before = now;
    });
  }, [cart]);
  return additions;
}

/** The bag in the header, with its count. The drawer's code loads on hover or focus. */
export function CartButton({ load, module }: Props) {
  const count = countItems(useCart());
  const shown = formatCount(count);
  const additions = useAdditions();
  // A new element moves anew.
  const hop = additions > 0 ? 'motion-safe:animate-hop' : '';
  const { button, Dialog: Drawer, state } = useLazyDialog('cart', load, module);
  return (
    <>
      <IconButton id={bagId} aria-label={frame.openCart(count, shown)} {...button}>
        <Icon key={`bag ${additions}`} name="bag" className={`size-6 ${hop}`} />
        {count > 0 && (
          <span
            key={`count ${additions}`}
            className={`absolute top-0.75 -right-0.25 h-5 min-w-5 rounded-full bg-accent px-[0.3rem] text-center text-label/5 font-semibold tracking-normal text-sheet ${hop}`}
            aria-hidden="true"
          >
            {shown}
          </span>
        )}
      </IconButton>
      {Drawer && <Drawer {...state} />}
    </>
  );
}
