import type { ProductRecord } from '../documents/model/product-record.ts';
import { soldRecords } from '../documents/templates/templates.ts';
import type { FormFeature } from './form-features.ts';

export type ProductDetails = Pick<
  ProductRecord,
  'purpose' | 'description' | 'laws' | 'contents' | 'scope'
> & {
  readonly formFeatures: readonly FormFeature[];
};

/** Details by product id. A build replaces this module with the computed values. */
export const details: Readonly<Record<string, ProductDetails>> = Object.fromEntries(
  soldRecords.map(({ id, purpose, description, laws, contents, scope, hasWeek }) => [
    id,
    {
      purpose,
      description,
      laws,
      contents,
      scope,
      formFeatures: hasWeek ? ['week', 'review', 'several'] : ['review', 'several'],
    },
  ]),
);
