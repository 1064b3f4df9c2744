import { cartCopy } from '../../content/cart.ts';
import { orderNotesCopy } from '../../content/order-notes.ts';
import { formatClp } from '../../platform/money.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { PageImage } from '../catalogue/page-image.tsx';
import { type CartItem, lineTotal, mostOfOne } from './cart.ts';
import { useCartStore } from './cart-context.ts';

export function CartLine({ item }: { readonly item: CartItem }) {
  const cart = useCartStore();
  return (
    <article className="line">
      <div className="sheet">
        <PageImage product={item} sizes="72px" />
      </div>
      <h3>{item.name}</h3>
      <span className="line__sum">{formatClp(lineTotal(item))}</span>
      {item.quantity > 1 && <span className="caption">{orderNotesCopy.single}</span>}
      <div className="line__tools">
        <Stepper
          value={item.quantity}
          most={mostOfOne}
          labels={{ group: cartCopy.quantity(item.name), fewer: cartCopy.fewer, more: cartCopy.more }}
          onChange={(quantity) => cart.setQuantity(item.id, quantity)}
        />
        <IconButton aria-label={cartCopy.remove(item.name)} onClick={() => cart.remove(item.id)}>
          <Icon name="bin" />
        </IconButton>
      </div>
    </article>
  );
}
