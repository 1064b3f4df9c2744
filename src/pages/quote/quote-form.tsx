import { useEffect, useId, useState } from 'react';
import { quoteFormCopy } from '../../content/quote-copy.ts';
import { createQuotedCartStore } from '../../features/cart/quoted-cart-store.ts';
import { isKnown } from '../../features/purchases/buyer.ts';
import { BuyerFields } from '../../features/purchases/buyer-fields.tsx';
import { useBuyer, useBuyerStore } from '../../features/purchases/buyer-store.ts';
import type { BuyerCheck } from '../../features/purchases/use-buyer-check.ts';
import { createAddresseeStore, longestAddressee, noAddressee } from '../../features/school/addressee.ts';
import { createSchoolStore } from '../../features/school/school-store.ts';
import { WipedData } from '../../features/school/wiped-data.tsx';
import { useStore, useStoreOf } from '../../platform/store.ts';
import { EraseButton } from '../../ui/dialog/confirm-button.tsx';
import { KeptField } from '../../ui/form-field.tsx';

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
        quotes.erase();
        onErased();
      }}
    />
  );
}

/** The school that the quote is for: the same as on receipts, and who it is addressed to. */
export function QuoteForm({ check: { place, isChecked } }: { readonly check: BuyerCheck }) {
  const title = useId();
  const [erasures, setErasures] = useState(0);
  // The button is gone with what it erased. After that: its question, while open, would take the focus back.
  useEffect(() => {
    if (erasures > 0) place.current?.querySelector('input')?.focus();
  }, [erasures, place]);
  const { wiping } = useBuyerStore();
  const isBuyerKnown = isKnown(useBuyer());
  const addressee = useStoreOf(createAddresseeStore);
  const school = useStoreOf(createSchoolStore);
  const { name } = useStore(addressee, noAddressee);
  return (
    <section className="border-t border-rule pt-5" ref={place} aria-labelledby={title}>
      <h2 className="text-[1.25rem]" id={title}>
        {quoteFormCopy.title}
      </h2>
      <p className="mt-2 text-caption text-ink-500">{quoteFormCopy.hint}</p>
      <WipedData values={[wiping, addressee.wiping, school.wiping]}>
        <BuyerFields isChecked={isChecked} />
        <AddresseeField />
      </WipedData>
      {(isBuyerKnown || name !== '') && (
        <EraseQuoteButton onErased={() => setErasures((times) => times + 1)} />
      )}
    </section>
  );
}
