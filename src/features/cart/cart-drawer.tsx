import { type ReactNode, useState } from 'react';
import { cartCopy, sharedCartCopy } from '../../content/cart-copy.ts';
import { orderNotesCopy } from '../../content/checkout-copy.ts';
import { noBreak } from '../../content/no-break.ts';
import { paths } from '../../content/paths.ts';
import { templateFactsCopy } from '../../content/shop-teaser-copy.ts';
import { site } from '../../content/site.ts';
import { formatClp, formatCount } from '../../platform/format.ts';
import { isSealed } from '../../platform/lazy-code/sealed.ts';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { Drawer } from '../../ui/dialog/dialog.tsx';
import { Stepper } from '../../ui/form/stepper.tsx';
import { Icon } from '../../ui/images/icon.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { Leader } from '../../ui/paper/leader.tsx';
import { Sheet } from '../../ui/paper/sheet.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import { PageImage } from '../catalogue/page-image.tsx';
import { productOf } from '../catalogue/products.ts';
import {
  type Cart,
  countItems,
  type CartLine as Line,
  lineTotal,
  maxQuantity,
  restoreItems,
  subtotal,
} from './cart.ts';
import { useCart, useCartStore } from './cart-store.ts';
import { ShareCartButton } from './share-cart-button.tsx';

type Props = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Content below the cart's lines, shown even when the cart is empty. */
  readonly footer: ReactNode;
};

const listClasses = '@container min-h-48 flex-1 overflow-auto px-6';

type Removal = { readonly message: string; readonly previousLines: readonly Line[] };

/** Offers to undo a removal. The row stays mounted so that screen readers announce its changes. */
function UndoRow({ removal, onUndo }: { readonly removal: Removal | null; readonly onUndo: () => void }) {
  return (
    <div role="status">
      {removal && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule px-6 py-3 text-small">
          <span className="flex-[1_1_10rem]">{removal.message}</span>
          <Button variant="line" small onClick={onUndo}>
            {cartCopy.undo}
          </Button>
        </p>
      )}
    </div>
  );
}

type LineProps = {
  readonly line: Line;
  readonly onChange: (quantity: number) => void;
};

function CartLine({ line, onChange }: LineProps) {
  const product = productOf(line);
  return (
    <article className="grid grid-cols-[4.5rem_1fr_auto] items-start gap-x-4 gap-y-1 border-b border-rule py-5 *:min-w-0 @max-[16.75rem]:grid-cols-[1fr_auto] @max-[11.5rem]:grid-cols-1 print:break-inside-avoid">
      {/* With large text the image disappears, so that the name has enough room not to break inside a word. */}
      <Sheet className="row-span-3 aspect-[17/22] w-18 @max-[16.75rem]:hidden">
        {/* A sealed page (docs/security.md) can't load the picture, so it shows a blank sheet. */}
        {!isSealed() && <PageImage product={product} sizes="72px" />}
      </Sheet>
      <h3 className="text-body">{noBreak(product.name)}</h3>
      <span translate="no" className="font-semibold whitespace-nowrap text-ink">
        {formatClp(lineTotal(line))}
      </span>
      <p className="col-[2/-1] text-caption text-ink-500 @max-[16.75rem]:col-[1/-1]">
        <span>{`${site.documentFormat} · ${templateFactsCopy.pages}: ${product.pages}`}</span>{' '}
        {line.quantity > 1 && <span className="block">{orderNotesCopy.oneFileOnly}</span>}
      </p>
      <div className="col-[2/-1] mt-2 flex flex-wrap items-center justify-between @max-[16.75rem]:col-[1/-1]">
        <Stepper
          value={line.quantity}
          max={maxQuantity}
          labels={{
            group: cartCopy.quantity(product.name),
            fewer: cartCopy.decrease,
            more: cartCopy.increase,
          }}
          onChange={onChange}
        />
        <IconButton className="-mr-3" aria-label={cartCopy.remove(product.name)} onClick={() => onChange(0)}>
          <Icon name="bin" className="size-6 text-wine-700" />
        </IconButton>
      </div>
    </article>
  );
}

function EmptyDrawer({ footer }: Pick<Props, 'footer'>) {
  return (
    <div className={listClasses}>
      <EmptyState title={cartCopy.empty} level="h3">
        <p>{cartCopy.emptyHint}</p>
        <ButtonLink className="mt-3" variant="line" to={paths.shop}>
          {cartCopy.toShop}
        </ButtonLink>
        {footer}
      </EmptyState>
    </div>
  );
}

type CartProps = {
  readonly cart: Cart;
  readonly onBeforeRemove: (message: string) => void;
};

function CartLines({ cart, footer, onBeforeRemove }: CartProps & Pick<Props, 'footer'>) {
  const store = useCartStore();
  function changeQuantity({ id }: Line, quantity: number): void {
    if (quantity === 0) onBeforeRemove(cartCopy.removed(productOf({ id }).name));
    store.setQuantity(id, quantity);
  }
  return (
    <div className={listClasses}>
      {cart.items.map((line) => (
        <CartLine key={line.id} line={line} onChange={(quantity) => changeQuantity(line, quantity)} />
      ))}
      <Note icon="document" className="mt-5">
        {`${templateFactsCopy.completed.join(': ')}. ${templateFactsCopy.downloadAgain}`}
      </Note>
      <div className="mt-4 [&>a]:mb-4 [&>a]:flex [&>a]:w-fit [&>p]:mb-3">{footer}</div>
    </div>
  );
}

function DrawerFoot({ cart, onBeforeRemove }: CartProps) {
  const store = useCartStore();
  function clear(): void {
    onBeforeRemove(cartCopy.cleared);
    store.clear();
  }
  return (
    <div className="@container grid flex-none grid-cols-1 gap-3 border-t border-rule-folder bg-folder px-6 pt-5 pb-[calc(0.5rem+env(safe-area-inset-bottom))]">
      <Leader term={cartCopy.subtotal} value={formatClp(subtotal(cart))} isPrice className="text-ink" />
      <p className="text-caption text-ink-700">{cartCopy.note}</p>
      <ButtonLink block to={paths.checkout}>
        {cartCopy.checkout}
      </ButtonLink>
      <div className="-mt-1 flex flex-wrap items-center gap-x-5 text-caption">
        <ShareCartButton dialogKey="drawer" />
        <TextLink to={paths.quote}>{sharedCartCopy.share.quote}</TextLink>
        <TextButton className="ml-auto text-ink-700 hover:text-ink" onClick={clear}>
          {cartCopy.clear}
        </TextButton>
      </div>
    </div>
  );
}

/** Content that unmounts when the drawer closes, so that a reopened drawer offers no undo. */
function DrawerContent({ footer }: Pick<Props, 'footer'>) {
  const store = useCartStore();
  const cart = useCart();
  const isEmpty = cart.items.length === 0;
  const [removal, setRemoval] = useState<Removal | null>(null);
  const offerUndo = (message: string) => setRemoval({ message, previousLines: store.get().items });
  function undo(): void {
    if (removal) store.update((current) => restoreItems(current, removal.previousLines));
    setRemoval(null);
  }
  return (
    <>
      {isEmpty ? (
        <EmptyDrawer footer={footer} />
      ) : (
        <CartLines cart={cart} footer={footer} onBeforeRemove={offerUndo} />
      )}
      {/* Render the row below the lines, so that they don't move under the finger. */}
      <UndoRow removal={removal} onUndo={undo} />
      {!isEmpty && <DrawerFoot cart={cart} onBeforeRemove={offerUndo} />}
    </>
  );
}

export function CartDrawer({ open, onOpenChange, footer }: Props) {
  const count = countItems(useCart());
  const title = (
    <>
      <span>{cartCopy.title}</span>{' '}
      {count > 0 && <span className="text-caption text-ink-500">{`(${formatCount(count)})`}</span>}
    </>
  );
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={title} closeLabel={cartCopy.close}>
      <DrawerContent footer={footer} />
    </Drawer>
  );
}
