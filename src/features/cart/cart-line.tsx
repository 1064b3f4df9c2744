import { cartCopy } from '../../content/cart-copy.ts';
import { orderNotesCopy } from '../../content/checkout-copy.ts';
import { formatClp } from '../../platform/format.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { noBreak } from '../../ui/no-break.ts';
import { Sheet } from '../../ui/paper/sheet.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { PageImage } from '../catalogue/page-image.tsx';
import { type CartItem, lineTotal, mostOfOne } from './cart.ts';
import { useCartStore } from './cart-context.ts';

export function CartLine({ item }: { readonly item: CartItem }) {
  const cart = useCartStore();
  return (
    <article className="grid grid-cols-[4.5rem_1fr_auto] items-start gap-x-4 gap-y-1 border-b border-rule py-5 *:min-w-0 @max-[16.75rem]:grid-cols-[1fr_auto] @max-[11.5rem]:grid-cols-1 print:break-inside-avoid">
      {/* With large text the image gives way: a name is never cut inside a word. */}
      <Sheet className="row-span-2 w-18 @max-[16.75rem]:hidden">
        <PageImage product={item} sizes="72px" />
      </Sheet>
      <h3 className="text-[1.1875rem]">{noBreak(item.name)}</h3>
      <span translate="no" className="font-semibold whitespace-nowrap text-ink">
        {formatClp(lineTotal(item))}
      </span>
      {item.quantity > 1 && <span className="block text-caption text-ink-500">{orderNotesCopy.single}</span>}
      <div className="col-[2/-1] mt-2 flex flex-wrap items-center justify-between @max-[16.75rem]:col-[1/-1]">
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
