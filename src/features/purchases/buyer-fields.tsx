import { useRef } from 'react';
import { buyerCopy } from '../../content/school-copy.ts';
import { useStore, useStoreOf } from '../../platform/store.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { KeptField } from '../../ui/form/form-field.tsx';
import { formatRut, isRut } from '../documents/model/rut.ts';
import { createSchoolStore, noSchool, offeredFacts } from '../school/school.ts';
import { SchoolOffer } from '../school/school-offer.tsx';
import { type Buyer, buyerKeys, buyerProblem, longestAnswer, useBuyer, useBuyerStore } from './buyer.ts';
import type { BuyerCheck } from './use-buyer-check.ts';

/** A wrong RUT stays as it was typed: without its last digit it would be taken for another one. */
function tidy(key: keyof Buyer, text: string): string {
  return key === 'taxId' && isRut(text) ? formatRut(text) : text;
}

/** The school that receipts and quotes are made out to: stored while it is typed. */
export function BuyerFields({ check }: { readonly check: BuyerCheck }) {
  const { isChecked, problems, summary, idOf } = check;
  const fields = useRef<HTMLDivElement>(null);
  const store = useBuyerStore();
  const buyer = useBuyer();
  const school = useStore(useStoreOf(createSchoolStore), noSchool);
  const facts = [
    ['school', school['school.name']],
    ['taxId', school['school.rut']],
    ['rbd', school['school.rbd']],
  ] as const;
  return (
    <div className="[display:contents]" ref={fields}>
      <SchoolOffer
        className="col-span-full my-3"
        copy={buyerCopy}
        facts={offeredFacts(buyer, facts, longestAnswer)}
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
