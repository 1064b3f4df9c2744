import { useEffect, useId, useState } from 'react';
import { quoteFormCopy } from '../../content/quote-copy.ts';
import { createQuotedCartStore } from '../../features/cart/quoted-cart-store.ts';
import { isKnown, useBuyer, useBuyerStore } from '../../features/purchases/buyer.ts';
import { BuyerFields } from '../../features/purchases/buyer-fields.tsx';
import type { BuyerCheck } from '../../features/purchases/use-buyer-check.ts';
import { createAddresseeStore, longestAddressee, noAddressee } from '../../features/school/addressee.ts';
import { PurchaseOrderField } from '../../features/school/purchase-order-field.tsx';
import {
  createPurchaseOrderStore,
  hasOrders,
  noPurchaseOrders,
  type OrderKeys,
  purchaseOrderField,
} from '../../features/school/purchase-orders.ts';
import { createSchoolStore } from '../../features/school/school-store.ts';
import { WipedData } from '../../features/school/wiped-data.tsx';
import { useStore, useStoreOf } from '../../platform/store.ts';
import { EraseButton } from '../../ui/dialog/confirm-button.tsx';
import { KeptField } from '../../ui/form/form-field.tsx';

const { erase } = quoteFormCopy;

const loadQuestion = async () => (await import('../../ui/dialog/dialog.tsx')).Question;

function AddresseeField() {
  const addressee = useStoreOf(createAddresseeStore);
  const { name } = useStore(addressee, noAddressee);
  return (
    <KeptField
      className="my-3"
      label={quoteFormCopy.addressee}
      autoComplete="off"
      maxLength={longestAddressee}
      value={name}
      problem={null}
      onWrite={addressee.write}
      tidy={(text) => text.trim()}
    />
  );
}

function EraseQuoteButton({ onErased }: { readonly onErased: () => void }) {
  const buyer = useBuyerStore();
  const addressee = useStoreOf(createAddresseeStore);
  const orders = useStoreOf(createPurchaseOrderStore);
  const quotes = useStoreOf(createQuotedCartStore);
  return (
    <EraseButton
      name="erase-quote"
      load={loadQuestion}
      copy={erase}
      done={erase.done}
      onConfirm={() => {
        buyer.erase();
        addressee.erase();
        orders.erase();
        quotes.erase();
        onErased();
      }}
    />
  );
}

type Props = { readonly check: BuyerCheck; readonly orderKeys: OrderKeys };

/** The school that the quote is for, the same as on receipts, who it is addressed to, and its purchase order. */
export function QuoteForm({ check, orderKeys }: Props) {
  const { place, isChecked, idOf } = check;
  const title = useId();
  const [erasures, setErasures] = useState(0);
  // The button is gone with what it erased. After that: its question, while open, would take the focus back.
  useEffect(() => {
    if (erasures > 0) place.current?.querySelector('input')?.focus();
  }, [erasures, place]);
  const buyer = useBuyerStore();
  const isBuyerKnown = isKnown(useBuyer());
  const addressee = useStoreOf(createAddresseeStore);
  const orders = useStoreOf(createPurchaseOrderStore);
  const areOrdersKnown = hasOrders(useStore(orders, noPurchaseOrders));
  const school = useStoreOf(createSchoolStore);
  const { name } = useStore(addressee, noAddressee);
  return (
    <section className="wrap-break-word lg:col-span-full print:hidden" ref={place} aria-labelledby={title}>
      <h2 className="text-h3" id={title}>
        {quoteFormCopy.title}
      </h2>
      <p className="mt-2 mb-4 max-w-measure text-caption text-ink-500">{quoteFormCopy.hint}</p>
      <WipedData values={[buyer, addressee, orders, school]}>
        <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
          <BuyerFields check={check} />
          <AddresseeField />
          <PurchaseOrderField id={idOf(purchaseOrderField)} keys={orderKeys} isChecked={isChecked} />
        </div>
      </WipedData>
      {(isBuyerKnown || name !== '' || areOrdersKnown) && (
        <EraseQuoteButton onErased={() => setErasures((times) => times + 1)} />
      )}
    </section>
  );
}
