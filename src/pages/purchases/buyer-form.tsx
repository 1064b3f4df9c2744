import { useId, useState } from 'react';
import { fieldMessages } from '../../content/complete.ts';
import { buyerCopy } from '../../content/purchases.ts';
import { formatRut, isRut } from '../../features/documents/model/rut.ts';
import { type Buyer, buyerKeys, longestAnswer } from '../../features/purchases/buyer.ts';
import { useBuyer, useBuyerStore } from '../../features/purchases/use-buyer.ts';
import { Field } from '../../ui/field.tsx';

function Answer({ of: key }: { readonly of: keyof Buyer }) {
  const id = useId();
  const store = useBuyerStore();
  const value = useBuyer()[key];
  const [isTyping, setTyping] = useState(false);
  // Only shown: a wrong RUT is printed as it was typed.
  const wrong = key === 'taxId' && !isTyping && value.trim() !== '' && !isRut(value);
  const keepLeft = (text: string) =>
    store.answer(key, key === 'taxId' ? formatRut(text.trim()) : text.trim());
  return (
    <Field
      id={id}
      className="my-3"
      label={buyerCopy.fields[key]}
      error={wrong && fieldMessages.rut}
      type="text"
      autoComplete={key === 'school' ? 'organization' : 'off'}
      maxLength={longestAnswer[key]}
      value={value}
      onChange={({ target }) => {
        // A browser's autofill neither focuses nor blurs the fields.
        if (target === document.activeElement) store.answer(key, target.value);
        else keepLeft(target.value);
      }}
      onFocus={() => setTyping(true)}
      onBlur={({ target }) => {
        setTyping(false);
        keepLeft(target.value);
      }}
      aria-invalid={wrong || undefined}
      aria-describedby={wrong ? `${id}-error` : undefined}
    />
  );
}

/** The school that receipts are made out to: stored while typing, and the same on every receipt. */
export function BuyerForm() {
  return (
    <details className="mt-5 grid border-y border-rule">
      <summary className="min-h-tap cursor-pointer content-center font-semibold text-ink marker:text-copper">
        {buyerCopy.summary}
      </summary>
      <p className="text-caption text-ink-500">{buyerCopy.hint}</p>
      {buyerKeys.map((key) => (
        <Answer key={key} of={key} />
      ))}
    </details>
  );
}
