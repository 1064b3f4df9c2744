import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { linkedQuoteCopy, linkPartsCopy, sharedCartCopy } from '../../content/cart-copy.ts';
import { paths } from '../../content/paths.ts';
import { formatClp, formatCount } from '../../platform/format.ts';
import { useStoreInstance } from '../../platform/store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LinkedPanel } from '../../ui/linked-panel.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { Leader } from '../../ui/paper/leader.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { countItems, hasSameLines, lineTotal, maxLinkedProducts, maxQuantity, subtotal } from './cart.ts';
import { addItems, type LinkedCart, readCartLink, replaceItems } from './cart-link.ts';
import { useCartStore } from './cart-store.ts';
import { createQuotedCartStore } from './quoted-cart-store.ts';

const copy = sharedCartCopy.opened;

type Props = {
  /** Query of the address that was opened. */
  readonly search: string;
  /** Called to remove the query, so that a reload doesn't ask again. */
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** If this device's cart isn't empty, the panel asks before it changes the cart. */
type State =
  | { readonly kind: 'reading' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'done'; readonly sentence: string };

function Lines({ linkedCart }: { readonly linkedCart: LinkedCart }) {
  const count = countItems(linkedCart);
  return (
    <>
      <p>{copy.lead(count, formatCount(count))}</p>
      {/* A price never wraps; the name next to it does. */}
      <div className="@container grid grid-cols-1 gap-2 [&>div>:last-child]:flex-none">
        {linkedCart.items.map((item) => (
          <Leader
            key={item.id}
            term={copy.line(item.name, item.quantity)}
            value={formatClp(lineTotal(item))}
            verbatim
          />
        ))}
        <Leader
          term={copy.total}
          value={formatClp(subtotal(linkedCart))}
          verbatim
          className="border-t border-rule-folder pt-2 font-semibold text-ink"
        />
      </div>
    </>
  );
}

type QuestionProps = {
  readonly itemCount: number;
  readonly onReplace: () => void;
  readonly onAdd: () => void;
  readonly onKeep: () => void;
};

function Question({ itemCount, onReplace, onAdd, onKeep }: QuestionProps) {
  return (
    <>
      <p className="font-semibold text-ink">{copy.question(itemCount)}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAdd}>{copy.add}</Button>
        <Button variant="line" onClick={onKeep}>
          {copy.keep}
        </Button>
        <Button variant="danger" onClick={onReplace}>
          {copy.replace}
        </Button>
      </div>
    </>
  );
}

export function LinkedCartPanel({ search, onDone, onClose }: Props) {
  const store = useCartStore();
  const quoteStore = useStoreInstance(createQuotedCartStore);
  const [linkedCart] = useState(() => readCartLink(search));
  /** Number of the quote once it is stored. */
  const [storedQuoteNumber, setStoredQuoteNumber] = useState<string | null>(null);
  const [state, setState] = useState<State>({ kind: 'reading' });
  const titleRef = useRef<HTMLHeadingElement>(null);

  const rememberQuote = () => {
    const { quoteNumber: number, items } = linkedCart;
    if (number !== null && quoteStore.remember({ number, lines: items })) setStoredQuoteNumber(number);
  };
  const finish = (sentence: string) => {
    onDone();
    setState({ kind: 'done', sentence });
    // The clicked button disappears with the question, so move the focus.
    titleRef.current?.focus({ preventScroll: true });
  };
  const fillOrAsk = useEffectEvent(() => {
    const deviceCart = store.get();
    if (linkedCart.items.length === 0) return finish(copy.noProducts);
    if (deviceCart.items.length > 0 && !hasSameLines(deviceCart.items, linkedCart.items))
      return setState({ kind: 'asking' });
    if (deviceCart.items.length === 0) store.update((cart) => replaceItems(cart, linkedCart.items));
    rememberQuote();
    return finish(copy.filled(countItems(linkedCart)));
  });
  useEffect(() => {
    titleRef.current?.focus({ preventScroll: true });
    fillOrAsk();
  }, []);

  const add = () => {
    const linkedQuantity = (id: string) => linkedCart.items.find((item) => item.id === id)?.quantity ?? 0;
    const exceedsMaximum = store
      .get()
      .items.some(({ id, quantity }) => quantity + linkedQuantity(id) > maxQuantity);
    store.update((cart) => addItems(cart, linkedCart.items));
    rememberQuote();
    const addedText = copy.added(countItems(linkedCart));
    finish(exceedsMaximum ? `${addedText} ${copy.maxPerDocument(formatCount(maxQuantity))}` : addedText);
  };
  const replace = () => {
    store.update((cart) => replaceItems(cart, linkedCart.items));
    rememberQuote();
    finish(copy.replaced(countItems(linkedCart)));
  };
  const keep = () => {
    onDone();
    onClose();
  };

  return (
    <LinkedPanel id="carrito-compartido" title={copy.title} titleRef={titleRef}>
      {linkedCart.items.length > 0 && <Lines linkedCart={linkedCart} />}
      {linkedCart.items.length > 0 && linkedCart.ignoredCount > 0 && (
        <Note icon="info">{linkPartsCopy.ignoredParts(linkedCart.ignoredCount)}</Note>
      )}
      {linkedCart.isTruncated && <Note icon="info">{linkPartsCopy.tooMany(maxLinkedProducts)}</Note>}
      {state.kind === 'asking' && (
        <Question itemCount={countItems(store.get())} onReplace={replace} onAdd={add} onKeep={keep} />
      )}
      <p role="status">
        {state.kind === 'done' && <span>{state.sentence}</span>}{' '}
        {storedQuoteNumber !== null && (
          <span className="mt-1 block">
            {linkedQuoteCopy.quotePrefix}{' '}
            <span translate="no" className="whitespace-nowrap">
              {storedQuoteNumber}
            </span>
            .
          </span>
        )}
      </p>
      {state.kind === 'done' && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {linkedCart.items.length > 0 && <ButtonLink to={paths.checkout}>{copy.pay}</ButtonLink>}
          <TextButton onClick={onClose}>{copy.close}</TextButton>
        </div>
      )}
    </LinkedPanel>
  );
}
