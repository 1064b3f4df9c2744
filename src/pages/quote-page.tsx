import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { firm } from '../content/firm.ts';
import { paths } from '../content/paths.ts';
import { quoteCopy, quoteFormCopy } from '../content/quote-copy.ts';
import { type CartItem, countItems } from '../features/cart/cart.ts';
import { useCart, useCartStore } from '../features/cart/cart-store.ts';
import { createQuotedCartStore } from '../features/cart/quoted-cart-store.ts';
import { ShareLink } from '../features/cart/share-link.tsx';
import { productOf } from '../features/catalogue/products.ts';
import { usedQuoteNumbers } from '../features/purchases/purchases.ts';
import { usePurchasesStore } from '../features/purchases/purchases-store.ts';
import {
  makeQuote,
  payAddress,
  type QuoteReading,
  quoteAddress,
  quoteStatus,
  readQuote,
} from '../features/quote/quote.ts';
import { QuoteSheet } from '../features/quote/quote-sheet.tsx';
import { maxAddresseeLength, useAddressee } from '../features/school/addressee.ts';
import { printableBuyer, useBuyer, useSchoolAnswers } from '../features/school/buyer.ts';
import { BuyerFields, PurchaseOrderField } from '../features/school/buyer-fields.tsx';
import {
  orderNumberOf,
  printableOrderNumber,
  usePurchaseOrders,
} from '../features/school/purchase-orders.ts';
import { UnprintedAnswers, useEditedField } from '../features/school/unprinted-answers.tsx';
import { type BuyerCheck, useBuyerCheck } from '../features/school/use-buyer-check.ts';
import { dayInChile } from '../platform/format.ts';
import { useStoreInstance } from '../platform/store.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ClientOnly } from '../ui/client-only.tsx';
import { EraseButton } from '../ui/dialog/confirm-button.tsx';
import { AutoSavedField } from '../ui/form/form-field.tsx';
import { Icon } from '../ui/images/icon.tsx';
import { Loading } from '../ui/loading.tsx';
import { EmptyState } from '../ui/notices/empty-state.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { HomeScreenNote } from './sections/home-screen-note.tsx';
import { WorkHead } from './sections/work-head.tsx';

type ShownQuote = Exclude<QuoteReading, { kind: 'none' }> | { readonly kind: 'reading' | 'empty' };

const getToday = () => dayInChile(new Date());

function subscribeToShow(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('pageshow', listener);
  };
}

/**
 * Returns the day in Chile as 'YYYY-MM-DD'. It updates when the page is shown, because the page may have been open
 * since yesterday.
 */
function useToday(): string {
  return useSyncExternalStore(subscribeToShow, getToday, getToday);
}

/**
 * Returns the quote in the address, or else one made from the cart. The page writes the number, date and lines of a
 * cart's quote into the address, so that a reload, Back and a bookmark show the same quote. On the same day, the same
 * lines keep their number.
 */
function useQuote() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const cartStore = useCartStore();
  const isCartFilled = useCart().items.length > 0;
  const purchasesStore = usePurchasesStore();
  const quoteStore = useStoreInstance(createQuotedCartStore);
  const day = useToday();
  const linkedQuote = readQuote(search, day);

  const openQuote = (items: readonly CartItem[], number: string | null, options = { replace: false }) => {
    const quote = makeQuote(items, getToday(), number);
    quoteStore.remember({ number: quote.number, lines: quote.items });
    navigate(quoteAddress(quote), options);
  };
  const openCartQuote = useEffectEvent(() => {
    const items = cartStore.get().items.map((line) => ({ ...productOf(line), quantity: line.quantity }));
    openQuote(items, quoteStore.numberOfToday(items, usedQuoteNumbers(purchasesStore.get())), {
      replace: true,
    });
  });

  const isFromCart = linkedQuote.kind === 'none' && isCartFilled;
  useEffect(() => {
    if (isFromCart) openCartQuote();
  }, [isFromCart]);

  const shownQuote: ShownQuote =
    linkedQuote.kind === 'none' ? { kind: isCartFilled ? 'reading' : 'empty' } : linkedQuote;
  return { shownQuote, today: day, renew: (items: readonly CartItem[]) => openQuote(items, null) };
}

const loadConfirmDialog = async () => (await import('../ui/dialog/dialog.tsx')).ConfirmDialog;

type FormProps = {
  readonly check: BuyerCheck;
  readonly handlers: ReturnType<typeof useEditedField>['handlers'];
};

function QuoteForm({ check, handlers }: FormProps) {
  const { containerRef } = check;
  const titleId = useId();
  const [eraseCount, setEraseCount] = useState(0);
  // The button disappears with the erased data. Move the focus in an effect, after the dialog has closed, because the
  // dialog would otherwise take the focus back.
  useEffect(() => {
    if (eraseCount > 0) containerRef.current?.querySelector('input')?.focus();
  }, [eraseCount, containerRef]);
  const { addresseeStore, hasData, erase } = useSchoolAnswers();
  const { name } = useAddressee();
  const quoteStore = useStoreInstance(createQuotedCartStore);
  return (
    <section
      className="wrap-break-word lg:col-span-full print:hidden"
      ref={containerRef}
      aria-labelledby={titleId}
      {...handlers}
    >
      <h2 className="text-h3" id={titleId}>
        {quoteFormCopy.title}
      </h2>
      <p className="mt-2 mb-4 max-w-measure text-caption text-ink-500">{quoteFormCopy.hint}</p>
      <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
        <BuyerFields check={check} />
        <AutoSavedField
          className="my-3"
          label={quoteFormCopy.addressee}
          maxLength={maxAddresseeLength}
          value={name}
          problem={null}
          onWrite={(text) =>
            addresseeStore.update((current) => (current.name === text ? current : { name: text }))
          }
          format={(text) => text.trim()}
        />
        <PurchaseOrderField check={check} />
      </div>
      {hasData && (
        <div className="mt-3">
          <EraseButton
            name="erase-quote"
            load={loadConfirmDialog}
            copy={quoteFormCopy.erase}
            doneToast={quoteFormCopy.erase.done}
            onConfirm={() => {
              erase();
              quoteStore.clear();
              setEraseCount((times) => times + 1);
            }}
          />
        </div>
      )}
    </section>
  );
}

type NoQuoteProps = {
  readonly title: string;
  readonly hint: string;
  readonly onRenew?: (() => void) | undefined;
};

function NoQuote({ title, hint, onRenew }: NoQuoteProps) {
  return (
    <EmptyState title={title}>
      <p>{hint}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        {onRenew && <Button onClick={onRenew}>{quoteCopy.renew}</Button>}
        <ButtonLink variant={onRenew ? 'line' : 'main'} to={paths.shop}>
          {quoteCopy.toShop}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}

type QuoteProps = Omit<Extract<QuoteReading, { kind: 'quote' }>, 'kind'> & {
  readonly today: string;
  readonly onRenew: () => void;
};

function QuoteView({ quote, today, onRenew, ...ignoredParts }: QuoteProps) {
  const orderKeys = [quote.number] as const;
  const recipient = {
    ...printableBuyer(useBuyer()),
    addressee: useAddressee().name,
    orderNumber: printableOrderNumber(orderNumberOf(usePurchaseOrders(), orderKeys)),
  };
  const check = useBuyerCheck(orderKeys);
  const { editedField, handlers } = useEditedField();
  const unprintedId = useId();
  const status = quoteStatus(quote, today, firm.quoteDays, ignoredParts);
  const { isStale } = status;
  // Share the address as it was opened, so that the next reader also sees how many parts were ignored.
  const { pathname, search } = useLocation();
  return (
    <div className="grid items-start gap-10 pb-section *:min-w-0 lg:grid-cols-[8fr_4fr] lg:gap-x-14 print:block print:pb-0">
      <QuoteForm check={check} handlers={handlers} />
      <QuoteSheet quote={quote} status={status} ignoredParts={ignoredParts} recipient={recipient} />
      <aside className="grid grid-cols-1 gap-3 wrap-break-word lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] print:hidden">
        {isStale && (
          <Button block onClick={onRenew}>
            {quoteCopy.renew}
          </Button>
        )}
        <Button
          block
          variant={isStale ? 'line' : 'main'}
          aria-describedby={unprintedId}
          onClick={() => check.runIfValid(() => window.print())}
        >
          <Icon name="print" />
          {quoteCopy.print}
        </Button>
        <UnprintedAnswers id={unprintedId} paper="quote" check={check} editedField={editedField} />
        <p className="text-caption text-ink-500">{quoteCopy.printHint}</p>
        <ShareLink link={location.origin + pathname + search} title={quoteCopy.title} variant="line" />
        <p className="text-caption text-ink-500">{quoteCopy.linkHint}</p>
        <ButtonLink block variant="line" to={payAddress(quote, status)}>
          {quoteCopy.pay(countItems(quote))}
        </ButtonLink>
      </aside>
    </div>
  );
}

export function QuotePage() {
  const { shownQuote, today, renew } = useQuote();
  const container = useRef<HTMLDivElement>(null);
  const renewWith = (items: readonly CartItem[]) => {
    renew(items);
    // The pressed button disappears, so the focus moves to the title.
    const title = container.current?.querySelector('h1');
    if (!title) return;
    title.tabIndex = -1;
    title.focus();
  };
  return (
    <div className="wrap">
      <PageMeta
        {...quoteCopy.meta(shownQuote.kind === 'quote' ? shownQuote.quote.number : null)}
        path={paths.quote}
        noIndex
      />
      <div className="print:hidden" ref={container}>
        <WorkHead title={quoteCopy.title} lead={quoteCopy.lead} leadSize="large" />
      </div>
      <ClientOnly>
        <HomeScreenNote page="quote" />
        {shownQuote.kind === 'reading' && <Loading className="min-h-svh content-start p-8" />}
        {shownQuote.kind === 'empty' && <NoQuote title={quoteCopy.empty} hint={quoteCopy.emptyHint} />}
        {shownQuote.kind === 'unreadable' && (
          <NoQuote
            title={quoteCopy.unreadable}
            hint={quoteCopy.unreadableHint}
            onRenew={shownQuote.items.length > 0 ? () => renewWith(shownQuote.items) : undefined}
          />
        )}
        {shownQuote.kind === 'quote' && (
          <QuoteView {...shownQuote} today={today} onRenew={() => renewWith(shownQuote.quote.items)} />
        )}
      </ClientOnly>
    </div>
  );
}
