import type { ComponentType } from 'react';
import { frame } from '../../content/frame-copy.ts';
import { formatCount } from '../../platform/format.ts';
import { IconButton } from '../../ui/button.tsx';
import { useLazyDialog } from '../../ui/dialog/use-lazy-dialog.ts';
import { Icon } from '../../ui/icon.tsx';
import { countItems } from './cart.ts';
import { useCart } from './cart-store.ts';

type DrawerProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

type Props = {
  /** Fetches the drawer; must be a stable function. */
  readonly load: () => Promise<ComponentType<DrawerProps>>;
};

/** The bag in the header, with its count. The drawer's code loads on hover or focus. */
export function CartButton({ load }: Props) {
  const count = countItems(useCart());
  const shown = formatCount(count);
  const { button, Dialog: Drawer, state } = useLazyDialog('cart', load);
  return (
    <>
      <IconButton aria-label={frame.openCart(count, shown)} {...button}>
        <Icon name="bag" />
        {count > 0 && (
          <span
            className="absolute top-0.75 -right-0.25 h-5 min-w-5 rounded-full bg-accent px-[0.3rem] text-center text-[0.8125rem] leading-5 font-semibold text-sheet"
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
