import { useId, useState } from 'react';
import { fieldMessages } from '../../content/complete.ts';
import { buyerCopy } from '../../content/purchases.ts';
import { formatRut, isRut } from '../../features/documents/model/rut.ts';
import { type Buyer, buyerKeys, isRbd, longestAnswer } from '../../features/purchases/buyer.ts';
import { useBuyer, useBuyerStore } from '../../features/purchases/use-buyer.ts';
import { ownSchool } from '../../features/school/own-school.ts';
import { noSchool, type School } from '../../features/school/school.ts';
import { useStore } from '../../platform/store.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

/** The names that the school's own data have for what a receipt asks. */
const facts: Readonly<Record<keyof Buyer, string>> = {
  school: 'school.name',
  taxId: 'school.rut',
  rbd: 'school.rbd',
};

/** What is said of an answer; it is only shown, and printed as it was typed. */
const doubts: { readonly [Key in keyof Buyer]?: (value: string) => string | false } = {
  taxId: (value) => !isRut(value) && fieldMessages.rut,
  rbd: (value) => !isRbd(value) && buyerCopy.wrongRbd,
};

/** One of the answers, stored while it is typed. */
export function Answer({ of: key }: { readonly of: keyof Buyer }) {
  const id = useId();
  const store = useBuyerStore();
  const value = useBuyer()[key];
  const [isTyping, setTyping] = useState(false);
  const wrong = !isTyping && value.trim() !== '' && doubts[key]?.(value);
  const keepLeft = (text: string) =>
    store.answer(key, key === 'taxId' ? formatRut(text.trim()) : text.trim());
  return (
    <Field
      id={id}
      className="my-3"
      label={buyerCopy.fields[key]}
      error={wrong}
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
      aria-invalid={wrong ? true : undefined}
      aria-describedby={wrong ? `${id}-error` : undefined}
    />
  );
}

/** What the school's own data say that the receipt does not yet, by the receipt's own names. */
function missing(buyer: Buyer, school: School): readonly (readonly [keyof Buyer, string])[] {
  return buyerKeys.flatMap((key) => {
    const fact = school[facts[key]] ?? '';
    return buyer[key] === '' && fact !== '' ? [[key, fact.slice(0, longestAnswer[key])] as const] : [];
  });
}

/** Offers the data of the school that the person has kept; whoever pays need not be that school. */
export function SchoolOffer() {
  const store = useBuyerStore();
  const offered = missing(useBuyer(), useStore(ownSchool, noSchool));
  if (offered.length === 0) return null;
  return (
    <div className="my-3 grid justify-items-start gap-2 text-small wrap-anywhere">
      <p>
        {buyerCopy.offer} {offered.map(([, fact]) => fact).join(' · ')}
      </p>
      <Button
        variant="line"
        small
        onClick={() => {
          for (const [key, fact] of offered) store.answer(key, fact);
        }}
      >
        {buyerCopy.accept}
      </Button>
    </div>
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
      <SchoolOffer />
      {buyerKeys.map((key) => (
        <Answer key={key} of={key} />
      ))}
    </details>
  );
}
