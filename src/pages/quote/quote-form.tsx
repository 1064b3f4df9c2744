import { useEffect, useId, useState } from 'react';
import { quoteFormCopy as copy } from '../../content/quote-copy.ts';
import { createQuotedCartStore } from '../../features/cart/quoted-cart-store.ts';
import { useSchoolAnswers } from '../../features/purchases/buyer.ts';
import { BuyerFields } from '../../features/purchases/buyer-fields.tsx';
import type { BuyerCheck } from '../../features/purchases/use-buyer-check.ts';
import { longestAddressee, noAddressee } from '../../features/school/addressee.ts';
import { PurchaseOrderField } from '../../features/school/purchase-order-field.tsx';
import { type OrderKeys, purchaseOrderField } from '../../features/school/purchase-orders.ts';
import { createSchoolStore } from '../../features/school/school-store.ts';
import { WipedData } from '../../features/school/wiped-data.tsx';
import { useStore, useStoreOf } from '../../platform/store.ts';
import { EraseButton } from '../../ui/dialog/confirm-button.tsx';
import { KeptField } from '../../ui/form/form-field.tsx';

const loadQuestion = async () => (await import('../../ui/dialog/dialog.tsx')).Question;

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
  const { buyer, addressee, orders, areKnown, erase } = useSchoolAnswers();
  const { name } = useStore(addressee, noAddressee);
  const school = useStoreOf(createSchoolStore);
  const quotes = useStoreOf(createQuotedCartStore);
  return (
    <section className="wrap-break-word lg:col-span-full print:hidden" ref={place} aria-labelledby={title}>
      <h2 className="text-h3" id={title}>
        {copy.title}
      </h2>
      <p className="mt-2 mb-4 max-w-measure text-caption text-ink-500">{copy.hint}</p>
      <WipedData values={[buyer, addressee, orders, school]}>
        <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
          <BuyerFields check={check} />
          <KeptField
            className="my-3"
            label={copy.addressee}
            autoComplete="off"
            maxLength={longestAddressee}
            value={name}
            problem={null}
            onWrite={addressee.write}
            tidy={(text) => text.trim()}
          />
          <PurchaseOrderField id={idOf(purchaseOrderField)} keys={orderKeys} isChecked={isChecked} />
        </div>
      </WipedData>
      {areKnown && (
        <EraseButton
          name="erase-quote"
          load={loadQuestion}
          copy={copy.erase}
          done={copy.erase.done}
          onConfirm={() => {
            erase();
            quotes.erase();
            setErasures((times) => times + 1);
          }}
        />
      )}
    </section>
  );
}
