import { cartCopy } from '../content/cart-copy.ts';
import { frameCopy } from '../content/frame-copy.ts';
import { countItems } from '../features/cart/cart.ts';
import { useCart } from '../features/cart/cart-store.ts';
import { formatCount } from '../platform/format.ts';
import { Button } from '../ui/button.tsx';
import { Drawer } from '../ui/dialog/dialog.tsx';
import { Icon } from '../ui/images/icon.tsx';
import { MenuFoot, MenuLinks } from './menu-links.tsx';

type Props = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onCart: () => void;
};

export function WorkMenu({ open, onOpenChange, onCart }: Props) {
  const count = countItems(useCart());
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={frameCopy.menu} closeLabel={frameCopy.closeMenu}>
      <MenuLinks className="px-6 pb-6 [&_a]:py-2 [&_a]:text-h3" />
      <MenuFoot className="px-6">
        <Button
          block
          variant="line"
          aria-label={frameCopy.openCart(count, formatCount(count))}
          aria-haspopup="dialog"
          onClick={onCart}
        >
          <Icon name="bag" />
          <span>{cartCopy.menuLabel(count, formatCount(count))}</span>
        </Button>
      </MenuFoot>
    </Drawer>
  );
}
