import { type MouseEvent, type ReactNode, useRef } from 'react';
import { cartCopy, sharedCartCopy } from '../../content/cart-copy.ts';
import { orderNotesCopy } from '../../content/checkout-copy.ts';
import { paths } from '../../content/paths.ts';
import { formatClp, formatCount } from '../../platform/format.ts';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { Drawer } from '../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { noBreak } from '../../ui/no-break.ts';
import { Leader } from '../../ui/paper/leader.tsx';
import { Sheet } from '../../ui/paper/sheet.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import { PageImage } from '../catalogue/page-image.tsx';
import { type Cart, type CartItem, countItems, lineTotal, mostOfOne, subtotal } from './cart.ts';
import { useCart, useCartStore } from './cart-store.ts';
import { isDoubleClick, type Pressed } from './double-click.ts';
import { ShareCartButton } from './share-cart-button.tsx';

type Props = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Shown below the cart's lines, also when it is empty. */
  readonly beside: ReactNode;
};

const list = '@container min-h-48 flex-1 overflow-auto px-6';

function CartLine({ item }: { readonly item: CartItem }) {
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

function EmptyDrawer({ beside }: Pick<Props, 'beside'>) {
  return (
    <div className={list}>
      <EmptyState title={cartCopy.empty} level="h3">
        <p>{cartCopy.emptyHint}</p>
        <ButtonLink className="mt-3" variant="line" to={paths.shop}>
          {cartCopy.toShop}
        </ButtonLink>
        {beside}
      </EmptyState>
    </div>
  );
}

function FullDrawer({ cart, beside }: Pick<Props, 'beside'> & { readonly cart: Cart }) {
  const store = useCartStore();
  const pressed = useRef<Pressed | null>(null);
  const stopDoubleClick = (event: MouseEvent) => {
    const { clientX, clientY, timeStamp } = event;
    const press = { clientX, clientY, timeStamp };
    const count = store.get().items.length;
    const before = pressed.current;
    const isSecond = isDoubleClick(press, count, before);
    if (isSecond) event.stopPropagation();
    // A third click at once is another second one.
    pressed.current = { press, count: isSecond && before ? before.count : count };
  };
  return (
    <>
      <div className={list} onClickCapture={stopDoubleClick}>
        {cart.items.map((item) => (
          <CartLine key={item.id} item={item} />
        ))}
        <div className="mt-2 mb-4 flex flex-wrap gap-x-6">
          <ShareCartButton place="drawer" />
          <TextLink to={paths.quote}>{sharedCartCopy.share.quote}</TextLink>
          <TextButton onClick={store.clear}>{cartCopy.clear}</TextButton>
        </div>
        <div className="[&>a]:mb-4 [&>a]:flex [&>a]:w-fit [&>p]:mb-3">{beside}</div>
      </div>
      <div className="@container grid flex-none grid-cols-1 gap-3 border-t border-rule-folder bg-folder px-6 pt-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
        <Leader
          term={cartCopy.subtotal}
          value={formatClp(subtotal(cart))}
          price
          className="text-[1.25rem] text-ink"
        />
        <p className="text-caption text-ink-700">{cartCopy.note}</p>
        <ButtonLink block to={paths.checkout}>
          {cartCopy.checkout}
        </ButtonLink>
      </div>
    </>
  );
}

/** The cart over the page. */
export function CartDrawer({ open, onOpenChange, beside }: Props) {
  const cart = useCart();
  const count = countItems(cart);
  const title = (
    <>
      <span>{cartCopy.title}</span>{' '}
      {count > 0 && <span className="text-caption text-ink-500">{`(${formatCount(count)})`}</span>}
    </>
  );
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={title} closeLabel={cartCopy.close}>
      {cart.items.length === 0 ? <EmptyDrawer beside={beside} /> : <FullDrawer cart={cart} beside={beside} />}
    </Drawer>
  );
}
