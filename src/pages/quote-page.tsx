import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../content/paths.ts';
import { quoteCopy } from '../content/quote-copy.ts';
import { type CartItem, countItems } from '../features/cart/cart.ts';
import { ShareLink } from '../features/cart/share-link.tsx';
import { useBuyer } from '../features/purchases/buyer.ts';
import { useBuyerCheck } from '../features/purchases/use-buyer-check.ts';
import { payAddress, standingOf } from '../features/quote/quote.ts';
import type { ReadQuote } from '../features/quote/quote-address.ts';
import { QuoteSheet } from '../features/quote/quote-sheet.tsx';
import { createAddresseeStore, noAddressee } from '../features/school/addressee.ts';
import {
  createPurchaseOrderStore,
  noPurchaseOrders,
  orderNumberOf,
} from '../features/school/purchase-orders.ts';
import { env } from '../platform/current-env.ts';
import { useStore, useStoreOf } from '../platform/store.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/images/icon.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { BackLink } from '../ui/text-link.tsx';
import { VisitorPart } from '../ui/visitor-part.tsx';
import { HomeScreenNote } from './home-screen-note.tsx';
import { QuoteForm } from './quote/quote-form.tsx';
import { useQuote } from './quote/use-quote.ts';

type NothingProps = {
  readonly title: string;
  readonly hint: string;
  readonly onRenew?: (() => void) | undefined;
};

function Nothing({ title, hint, onRenew }: NothingProps) {
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

type QuoteProps = Omit<Extract<ReadQuote, { kind: 'quote' }>, 'kind'> & {
  readonly today: string;
  readonly onRenew: () => void;
};

function Quoted({ quote, today, onRenew, ...parts }: QuoteProps) {
  const orderKeys = [quote.number] as const;
  const orders = useStore(useStoreOf(createPurchaseOrderStore), noPurchaseOrders);
  const recipient = {
    ...useBuyer(),
    addressee: useStore(useStoreOf(createAddresseeStore), noAddressee).name,
    order: orderNumberOf(orders, orderKeys),
  };
  const { check, whenRight } = useBuyerCheck(orderKeys);
  const standing = standingOf(quote, today, env.firm.quoteDays, parts);
  const { isStale } = standing;
  // As it was opened: a link that leaves something out must say so to the next reader too.
  const { pathname, search } = useLocation();
  return (
    <div className="grid items-start gap-10 pb-section *:min-w-0 lg:grid-cols-[8fr_4fr] lg:gap-x-14 print:block print:pb-0">
      <QuoteForm check={check} orderKeys={orderKeys} />
      <QuoteSheet quote={quote} standing={standing} parts={parts} recipient={recipient} />
      <aside className="grid grid-cols-1 gap-3 wrap-break-word lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] print:hidden">
        {isStale && (
          <Button block onClick={onRenew}>
            {quoteCopy.renew}
          </Button>
        )}
        <Button block variant={isStale ? 'line' : 'main'} onClick={() => whenRight(() => window.print())}>
          <Icon name="print" />
          {quoteCopy.print}
        </Button>
        <p className="text-caption text-ink-500">{quoteCopy.printHint}</p>
        <ShareLink link={location.origin + pathname + search} title={quoteCopy.title} variant="line" />
        <p className="text-caption text-ink-500">{quoteCopy.keep}</p>
        <ButtonLink block variant="line" to={payAddress(quote, standing)}>
          {quoteCopy.pay(countItems(quote))}
        </ButtonLink>
      </aside>
    </div>
  );
}

/** Quote of the address or of the cart, what is wrong with it, and what can be done. */
export function QuotePage() {
  const { shown, today, renew } = useQuote();
  const head = useRef<HTMLDivElement>(null);
  const renewWith = (items: readonly CartItem[]) => {
    renew(items);
    // The button that was pressed goes: the keyboard begins anew.
    const title = head.current?.querySelector('h1');
    if (!title) return;
    title.tabIndex = -1;
    title.focus();
  };
  return (
    <div className="wrap">
      <PageMeta
        {...quoteCopy.meta(shown.kind === 'quote' ? shown.quote.number : null)}
        path={paths.quote}
        noIndex
      />
      <div className="print:hidden" ref={head}>
        <PageHead
          title={quoteCopy.title}
          lead={quoteCopy.lead}
          back={<BackLink to={paths.shop}>{quoteCopy.back}</BackLink>}
        />
      </div>
      <VisitorPart>
        <HomeScreenNote page="quote" />
        {shown.kind === 'reading' && <Loading className="min-h-svh content-start p-8" />}
        {shown.kind === 'empty' && <Nothing title={quoteCopy.empty} hint={quoteCopy.emptyHint} />}
        {shown.kind === 'unreadable' && (
          <Nothing
            title={quoteCopy.unreadable}
            hint={quoteCopy.unreadableHint}
            onRenew={shown.items.length > 0 ? () => renewWith(shown.items) : undefined}
          />
        )}
        {shown.kind === 'quote' && (
          <Quoted {...shown} today={today} onRenew={() => renewWith(shown.quote.items)} />
        )}
      </VisitorPart>
    </div>
  );
}
