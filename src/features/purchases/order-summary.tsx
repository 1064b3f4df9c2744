import { checkoutCopy } from '../../content/checkout.ts';
import { formatClp } from '../../platform/money.ts';
import { formatCount } from '../../platform/numbers.ts';
import { Leader } from '../../ui/leader.tsx';
import { Note } from '../../ui/note.tsx';
import { type Cart, countItems, lineTotal, subtotal } from '../cart/cart.ts';
import { PageImage } from '../catalogue/page-image.tsx';
import { orderKey } from './order.ts';
import type { OrderHint } from './order-hints.ts';
import { LineNotes, OrderNote } from './order-notes.tsx';
import { PayPanel } from './pay-panel.tsx';

export function OrderLines({ cart }: { readonly cart: Cart }) {
  return (
    <section aria-labelledby="pedido">
      <h2 className="sr" id="pedido">
        {checkoutCopy.lines}
      </h2>
      <div className="double" />
      <div className="check__list">
        {cart.items.map((item) => (
          <article className="line" key={item.id}>
            <div className="sheet">
              <PageImage product={item} sizes="84px" />
            </div>
            <h3>{item.name}</h3>
            <span className="caption">
              {item.category} · {checkoutCopy.each(formatClp(item.price))}
            </span>
            <Leader
              term={`${checkoutCopy.columns.quantity}: ${item.quantity}`}
              value={formatClp(lineTotal(item))}
            />
            <LineNotes item={item} />
          </article>
        ))}
      </div>
    </section>
  );
}

export function OrderSummary({ cart, hint }: { readonly cart: Cart; readonly hint: OrderHint }) {
  const total = formatClp(subtotal(cart));
  const count = countItems(cart);
  const [term, value] = checkoutCopy.delivery;
  return (
    <aside className="bill" aria-labelledby="resumen">
      <h2 id="resumen">{checkoutCopy.summary}</h2>
      <div className="double" />
      <div className="bill__rows">
        <Leader term={checkoutCopy.subtotal(count, formatCount(count))} value={total} />
        <Leader term={term} value={value} />
      </div>
      <div className="bill__total">
        <span>{checkoutCopy.total}</span>
        <span className="price">{total}</span>
      </div>
      <OrderNote hint={hint} />
      <PayPanel key={orderKey(cart.items)} cart={cart} />
      <div className="notes-s">
        <Note icon="shield">{checkoutCopy.help}</Note>
        <Note icon="download">{checkoutCopy.afterwards}</Note>
      </div>
    </aside>
  );
}
