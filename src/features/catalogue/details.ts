import type { ProductRecord } from '../documents/model/product-record.ts';
import { recordsOnSale } from '../documents/templates/templates.ts';
import type { FormFeature } from './form-features.ts';

export type ProductDetails = Pick<
  ProductRecord,
  'purpose' | 'description' | 'laws' | 'contents' | 'scope'
> & {
  readonly formFeatures: readonly FormFeature[];
};

/** Details by product id. `config/computed-modules-plugin.ts` replaces this module with the values. */
export const details: Readonly<Record<string, ProductDetails>> = Object.fromEntries(
  recordsOnSale.map(({ id, purpose, description, laws, contents, scope, hasWeek }) => [
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
