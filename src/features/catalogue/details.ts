import type { ProductRecord } from '../documents/model/product-record.ts';
import { soldRecords } from '../documents/templates/templates.ts';
import type { Figure } from './figures.ts';

/** Details on a product's own page. The shop and the payment use the description as well. */
export type ProductDetails = Pick<
  ProductRecord,
  'purpose' | 'description' | 'laws' | 'contents' | 'scope'
> & {
  readonly figures: readonly Figure[];
};

/** Details by product id. A build replaces this module with the computed values. */
export const details: Readonly<Record<string, ProductDetails>> = Object.fromEntries(
  soldRecords.map(({ id, purpose, description, laws, contents, scope, week }) => [
    id,
    {
      purpose,
      description,
      laws,
      contents,
      scope,
      figures: week ? ['week', 'review', 'several'] : ['review', 'several'],
    },
  ]),
);
