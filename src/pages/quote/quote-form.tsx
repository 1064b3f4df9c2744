import { useId } from 'react';
import { quoteFormCopy } from '../../content/quote.ts';
import { ownQuotedCarts } from '../../features/cart/quoted-cart-store.ts';
import { buyerKeys, isKnown } from '../../features/purchases/buyer.ts';
import { useBuyer, useBuyerStore } from '../../features/purchases/use-buyer.ts';
import { longestAddressee, noAddressee, ownAddressee } from '../../features/school/addressee.ts';
import { useStore } from '../../platform/store.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { Field } from '../../ui/field.tsx';
import { Answer, SchoolOffer } from '../purchases/buyer-form.tsx';

const { erase } = quoteFormCopy;

const loadQuestion = async () => (await import('../../ui/dialog.tsx')).Question;

function AddresseeField() {
  const { name } = useStore(ownAddressee, noAddressee);
  return (
    <Field
      id={useId()}
      className="my-3"
      label={quoteFormCopy.addressee}
      type="text"
      autoComplete="off"
      maxLength={longestAddressee}
      value={name}
      onChange={({ target }) => ownAddressee.write(target.value)}
      onBlur={({ target }) => ownAddressee.write(target.value.trim())}
    />
  );
}

function EraseButton() {
  const buyer = useBuyerStore();
  return (
    <ConfirmButton
      name="erase-quote"
      load={loadQuestion}
      icon="bin"
      label={erase.action}
      title={erase.title}
      answers={{ yes: erase.yes, no: erase.no }}
      done={erase.done}
      onConfirm={() => {
        buyer.erase();
        ownAddressee.erase();
        ownQuotedCarts.erase();
      }}
    >
      <p>{erase.loss}</p>
    </ConfirmButton>
  );
}

/** The school that the quote is for: the same as on receipts, and who it is addressed to. */
export function QuoteForm() {
  const title = useId();
  const isBuyerKnown = isKnown(useBuyer());
  const { name } = useStore(ownAddressee, noAddressee);
  return (
    <section className="border-t border-rule pt-5" aria-labelledby={title}>
      <h2 className="text-[1.25rem]" id={title}>
        {quoteFormCopy.title}
      </h2>
      <p className="mt-2 text-caption text-ink-500">{quoteFormCopy.hint}</p>
      <SchoolOffer />
      {buyerKeys.map((key) => (
        <Answer key={key} of={key} />
      ))}
      <AddresseeField />
      {(isBuyerKnown || name !== '') && <EraseButton />}
    </section>
  );
}
