import { useRef } from 'react';
import { buyerCopy, purchaseOrderCopy } from '../../content/school-copy.ts';
import { formatRut, isRut } from '../../platform/chile/rut.ts';
import { noAutoCapitalize } from '../../ui/form/control.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { AutoSavedField } from '../../ui/form/form-field.tsx';
import { type Buyer, buyerKeys, buyerProblem, maxBuyerLengths, useBuyer, useBuyerStore } from './buyer.ts';
import {
  orderNumberOf,
  orderNumberProblem,
  purchaseOrderInputName,
  usePurchaseOrderStore,
  usePurchaseOrders,
} from './purchase-orders.ts';
import { offeredFacts, useSchool } from './school.ts';
import { SchoolOffer } from './school-offer.tsx';
import type { BuyerCheck } from './use-buyer-check.ts';

/**
 * Formats an answer. An invalid RUT stays as typed, since formatting could turn an unfinished one into another valid
 * RUT.
 */
function formatAnswer(key: keyof Buyer, text: string): string {
  return key === 'taxId' && isRut(text) ? formatRut(text) : text;
}

type Props = { readonly check: BuyerCheck };

export function BuyerFields({ check }: Props) {
  const { hasProblems, summary, idOf } = check;
  const fields = useRef<HTMLDivElement>(null);
  const store = useBuyerStore();
  const buyer = useBuyer();
  const school = useSchool();
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
        facts={offeredFacts(buyer, facts, maxBuyerLengths)}
        onWrite={store.setAnswer}
        onAccept={() => fields.current?.querySelector('input')?.focus()}
      />
      {summary && <ErrorSummary {...summary} className="col-span-full my-3" />}
      {buyerKeys.map((key) => (
        <AutoSavedField
          key={key}
          id={idOf(key)}
          name={key}
          className="my-3"
          label={buyerCopy.fields[key]}
          {...(key === 'school' ? { autoComplete: 'organization' } : noAutoCapitalize)}
          maxLength={maxBuyerLengths[key]}
          value={buyer[key]}
          problem={buyerProblem(key, buyer[key])}
          showsProblemWhileTyping={hasProblems}
          onWrite={(text) => store.setAnswer(key, text)}
          format={(text) => formatAnswer(key, text.trim())}
        />
      ))}
    </div>
  );
}

export function PurchaseOrderField({ check }: Props) {
  const { keys, hasProblems, idOf } = check;
  const store = usePurchaseOrderStore();
  const number = orderNumberOf(usePurchaseOrders(), keys);
  return (
    <AutoSavedField
      id={idOf(purchaseOrderInputName)}
      name={purchaseOrderInputName}
      className="my-3"
      label={purchaseOrderCopy.label}
      {...noAutoCapitalize}
      value={number}
      problem={orderNumberProblem(number)}
      showsProblemWhileTyping={hasProblems}
      onWrite={(text) => store.write(keys, text)}
      format={(text) => text.trim()}
    />
  );
}

export function BuyerAndOrderFields({ check }: Props) {
  return (
    <>
      <BuyerFields check={check} />
      <PurchaseOrderField check={check} />
    </>
  );
}
