import { checkoutCopy } from '../content/checkout-copy.ts';
import { paths } from '../content/paths.ts';
import { useCart } from '../features/cart/cart-store.ts';
import { OrderNote, useOtherPayments } from '../features/checkout/order-notes.tsx';
import { OrderLines, OrderSummary } from '../features/checkout/order-summary.tsx';
import { paymentService } from '../features/payments/payment-env.ts';
import { BillLayout } from '../features/purchases/bill.tsx';
import { useReconciliation } from '../features/purchases/questions/use-payments.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ClientOnly } from '../ui/client-only.tsx';
import { EmptyState } from '../ui/notices/empty-state.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { WorkHead } from './sections/work-head.tsx';

export function CheckoutPage() {
  const cart = useCart();
  const otherPayments = useOtherPayments(cart);
  useReconciliation(paymentService);
  return (
    <div className="wrap">
      <PageMeta {...checkoutCopy.meta} path={paths.checkout} noIndex />
      <WorkHead title={checkoutCopy.title} lead={checkoutCopy.meta.description} leadSize="large" />
      <ClientOnly>
        {cart.items.length === 0 ? (
          <EmptyState title={checkoutCopy.empty}>
            {/* The note and the hint share a row of the grid, so that an empty note leaves no gap. */}
            <div>
              <OrderNote otherPayments={otherPayments} />
              <p>{checkoutCopy.emptyHint}</p>
            </div>
            <ButtonLink className="mt-3" to={paths.shop}>
              {checkoutCopy.toShop}
            </ButtonLink>
          </EmptyState>
        ) : (
          <BillLayout className="pb-section print:block print:space-y-10">
            <OrderLines cart={cart} otherPayments={otherPayments} />
            <OrderSummary cart={cart} otherPayments={otherPayments} />
          </BillLayout>
        )}
      </ClientOnly>
    </div>
  );
}
