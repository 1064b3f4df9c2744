import { useRef } from 'react';
import { buyerCopy } from '../../content/school-copy.ts';
import { useStore, useStoreOf } from '../../platform/store.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { KeptField } from '../../ui/form/form-field.tsx';
import { formatRut, isRut } from '../documents/model/rut.ts';
import { noSchool, type School } from '../school/school.ts';
import { SchoolOffer } from '../school/school-offer.tsx';
import { createSchoolStore } from '../school/school-store.ts';
import { type Buyer, buyerKeys, buyerProblem, longestAnswer, useBuyer, useBuyerStore } from './buyer.ts';
import type { BuyerCheck } from './use-buyer-check.ts';

/** The names that the school's own data have for what a receipt asks. */
const facts: Readonly<Record<keyof Buyer, string>> = {
  school: 'school.name',
  taxId: 'school.rut',
  rbd: 'school.rbd',
};

/** A wrong RUT stays as it was typed: without its last digit it would be taken for another one. */
function tidy(key: keyof Buyer, text: string): string {
  return key === 'taxId' && isRut(text) ? formatRut(text) : text;
}

/** What the school's own data say that the receipt does not yet, by the receipt's own names. */
function missing(buyer: Buyer, school: School): readonly (readonly [keyof Buyer, string])[] {
  return buyerKeys.flatMap((key) => {
    const fact = school[facts[key]] ?? '';
    return buyer[key] === '' && fact !== '' ? [[key, fact.slice(0, longestAnswer[key])] as const] : [];
  });
}

/** The school that receipts and quotes are made out to: stored while it is typed. */
export function BuyerFields({ check }: { readonly check: BuyerCheck }) {
  const { isChecked, problems, summary, idOf } = check;
  const fields = useRef<HTMLDivElement>(null);
  const store = useBuyerStore();
  const buyer = useBuyer();
  const offered = missing(buyer, useStore(useStoreOf(createSchoolStore), noSchool));
  return (
    <div className="[display:contents]" ref={fields}>
      <SchoolOffer
        className="col-span-full my-3"
        copy={buyerCopy}
        facts={offered}
        onWrite={store.answer}
        onAccept={() => fields.current?.querySelector('input')?.focus()}
      />
      {problems.length > 0 && (
        <ErrorSummary
          ref={summary}
          id={idOf('problems')}
          className="col-span-full my-3"
          problems={problems}
        />
      )}
      {buyerKeys.map((key) => (
        <KeptField
          key={key}
          id={idOf(key)}
          name={key}
          className="my-3"
          label={buyerCopy.fields[key]}
          autoComplete={key === 'school' ? 'organization' : 'off'}
          maxLength={longestAnswer[key]}
          value={buyer[key]}
          problem={buyerProblem(key, buyer[key])}
          isChecked={isChecked}
          onWrite={(text) => store.answer(key, text)}
          tidy={(text) => tidy(key, text.trim())}
        />
      ))}
    </div>
  );
}
