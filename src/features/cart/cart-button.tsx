import { type ComponentType, useEffect, useState } from 'react';
import { frameCopy } from '../../content/frame-copy.ts';
import { formatCount } from '../../platform/format.ts';
import { IconButton } from '../../ui/button.tsx';
import { useLazyDialog } from '../../ui/dialog/use-lazy-dialog.ts';
import { Icon } from '../../ui/images/icon.tsx';
import { countItems } from './cart.ts';
import { useCart, useCartStore } from './cart-store.ts';

type DrawerProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

type Props = {
  /** Loads the drawer. It must stay the same function between renders. */
  readonly load: () => Promise<ComponentType<DrawerProps>>;
  /** Path of the drawer's module from the repository's root. */
  readonly module: string;
};

const cartButtonId = 'carrito';

/**
 * Clicks the cart button in the header, which loads the drawer's code and gets the focus back when the drawer closes.
 */
export function openCart(): void {
  const button = document.getElementById(cartButtonId);
  button?.focus({ preventScroll: true });
  button?.click();
}

/** Returns how many times the cart's quantities have increased since the page was opened. */
function useAdditionCount(): number {
  const cartStore = useCartStore();
  const [additionCount, setAdditions] = useState(0);
  useEffect(() => {
    let previousCount = countItems(cartStore.get());
    return cartStore.subscribe(() => {
      const currentCount = countItems(cartStore.get());
      if (currentCount > previousCount) setAdditions((times) => times + 1);
      previousCount = currentCount;
    });
  }, [cartStore]);
  return additionCount;
}

/** Loads the drawer's code on hover or focus. */
export function CartButton({ load, module }: Props) {
  const count = countItems(useCart());
  const countText = formatCount(count);
  const additions = useAdditionCount();
  // A new key mounts a new element, which plays the animation again.
  const hopClasses = additions > 0 ? 'motion-safe:animate-hop' : '';
  const { buttonProps, Dialog: Drawer, dialogProps } = useLazyDialog('cart', load, module);
  return (
    <>
      <IconButton id={cartButtonId} aria-label={frameCopy.openCart(count, countText)} {...buttonProps}>
        <Icon key={`bag ${additions}`} name="bag" className={`size-6 ${hopClasses}`} />
        {count > 0 && (
          <span
            key={`count ${additions}`}
            className={`absolute top-0.75 -right-0.25 h-5 min-w-5 rounded-full bg-accent px-[0.3rem] text-center text-label/5 font-semibold tracking-normal text-sheet ${hopClasses}`}
            aria-hidden="true"
          >
            {countText}
          </span>
        )}
      </IconButton>
      {Drawer && <Drawer {...dialogProps} />}
    </>
  );
}
