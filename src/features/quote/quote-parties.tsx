import type { ReactNode } from 'react';
import { quoteSheetCopy } from '../../content/quote-copy.ts';
import { purchaseOrderCopy } from '../../content/school-copy.ts';
import { sellerFacts, site } from '../../content/site.ts';
import type { Firm } from '../../platform/env.ts';

/** Who it is for, as its reader typed it; '' for what was left out. */
export type Recipient = {
  readonly school: string;
  readonly taxId: string;
  readonly rbd: string;
  readonly addressee: string;
  /** The number of the school's purchase order. */
  readonly order: string;
};

type Fact = readonly [term: string, value: string | null];

type Props = { readonly title: string; readonly name: string; readonly facts: readonly Fact[] };

function Party({ title, name, facts }: Props) {
  const known = facts.filter(([, value]) => value?.trim());
  return (
    <div className="min-w-0 flex-[1_1_13rem] wrap-anywhere">
      <h3 className="font-sans text-label text-ink-500 uppercase">{title}</h3>
      {name.trim() !== '' && <p className="font-semibold text-ink">{name}</p>}
      <dl className="text-small leading-[1.45]">
        {known.map(([term, value]) => (
          <div key={term}>
            <dt className="mr-1 inline text-ink-500">{`${term}:`}</dt>
            <dd className="inline">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export const isNamed = (recipient: Recipient): boolean =>
  Object.values(recipient).some((value) => value.trim() !== '');

type PartiesProps = { readonly firm: Firm; readonly email: string; readonly recipient: Recipient };

/** The firm, with what it has decided to say of itself, and the school beside it, where it is named. */
export function QuoteParties({ firm, email, recipient }: PartiesProps): ReactNode {
  const { school, taxId, rbd, addressee, order } = recipient;
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      <Party
        title={quoteSheetCopy.firm}
        name={site.name}
        facts={[
          ...sellerFacts(firm),
          [quoteSheetCopy.cityTerm, quoteSheetCopy.city],
          [quoteSheetCopy.email, email],
        ]}
      />
      {isNamed(recipient) && (
        <Party
          title={quoteSheetCopy.school}
          name={school}
          facts={[
            [quoteSheetCopy.taxId, taxId],
            [quoteSheetCopy.rbd, rbd],
            [quoteSheetCopy.addressee, addressee],
            [purchaseOrderCopy.printed, order],
          ]}
        />
      )}
    </div>
  );
}
