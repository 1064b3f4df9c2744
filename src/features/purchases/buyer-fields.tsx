import { useRef } from 'react';
import { fieldMessages } from '../../content/complete.ts';
import { buyerCopy } from '../../content/purchases.ts';
import { useStore } from '../../platform/store.ts';
import { KeptField } from '../../ui/kept-field.tsx';
import { formatRut, isRut } from '../documents/model/rut.ts';
import { ownSchool } from '../school/own-school.ts';
import { noSchool, type School } from '../school/school.ts';
import { SchoolOffer } from '../school/school-offer.tsx';
import { type Buyer, buyerKeys, isRbd, longestAnswer } from './buyer.ts';
import { useBuyer, useBuyerStore } from './use-buyer.ts';

/** The names that the school's own data have for what a receipt asks. */
const facts: Readonly<Record<keyof Buyer, string>> = {
  school: 'school.name',
  taxId: 'school.rut',
  rbd: 'school.rbd',
};

/** What is said of an answer; it is only shown, and printed as it was typed. */
function doubt(key: keyof Buyer, value: string): string | null {
  if (value.trim() === '') return null;
  if (key === 'taxId') return isRut(value) ? null : fieldMessages.rut;
  if (key === 'rbd') return isRbd(value) ? null : buyerCopy.wrongRbd;
  return null;
}

/** What the school's own data say that the receipt does not yet, by the receipt's own names. */
function missing(buyer: Buyer, school: School): readonly (readonly [keyof Buyer, string])[] {
  return buyerKeys.flatMap((key) => {
    const fact = school[facts[key]] ?? '';
    return buyer[key] === '' && fact !== '' ? [[key, fact.slice(0, longestAnswer[key])] as const] : [];
  });
}

/** The school that receipts and quotes are made out to: stored while it is typed. */
export function BuyerFields() {
  const fields = useRef<HTMLDivElement>(null);
  const store = useBuyerStore();
  const buyer = useBuyer();
  const offered = missing(buyer, useStore(ownSchool, noSchool));
  return (
    <div className="contents" ref={fields}>
      <SchoolOffer
        className="my-3"
        copy={buyerCopy}
        facts={offered}
        onWrite={store.answer}
        onAccept={() => fields.current?.querySelector('input')?.focus()}
      />
      {buyerKeys.map((key) => (
        <KeptField
          key={key}
          className="my-3"
          label={buyerCopy.fields[key]}
          autoComplete={key === 'school' ? 'organization' : 'off'}
          maxLength={longestAnswer[key]}
          value={buyer[key]}
          problem={doubt(key, buyer[key])}
          onWrite={(text) => store.answer(key, text)}
          tidy={(text) => (key === 'taxId' ? formatRut(text.trim()) : text.trim())}
        />
      ))}
    </div>
  );
}
