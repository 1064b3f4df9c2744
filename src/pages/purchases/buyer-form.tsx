import { useId } from 'react';
import { buyerCopy } from '../../content/purchases.ts';
import { type Buyer, longestAnswer, noBuyer } from '../../features/checkout/buyer.ts';
import { buyerStore } from '../../features/checkout/buyer-store.ts';
import { useStore } from '../../platform/store.ts';

const keys = ['school', 'taxId', 'rbd'] as const satisfies readonly (keyof Buyer)[];

/** Whom the receipts are made out to: kept as it is typed, and the same on every receipt. */
export function BuyerForm() {
  const id = useId();
  const buyer = useStore(buyerStore, noBuyer);
  return (
    <details className="buyer">
      <summary>{buyerCopy.summary}</summary>
      <p className="caption">{buyerCopy.hint}</p>
      {keys.map((key) => (
        <div className="field" key={key}>
          <label htmlFor={`${id}${key}`}>{buyerCopy.fields[key]}</label>
          <input
            id={`${id}${key}`}
            type="text"
            autoComplete={key === 'school' ? 'organization' : 'off'}
            maxLength={longestAnswer[key]}
            value={buyer[key]}
            onChange={({ target }) => buyerStore.answer(key, target.value)}
          />
        </div>
      ))}
    </details>
  );
}
