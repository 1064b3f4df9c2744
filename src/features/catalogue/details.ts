import type { ProductRecord } from '../documents/model/product-record.ts';
import { soldRecords } from '../documents/templates/templates.ts';

/** What a product's own page shows. The shop and the payment show the description too. */
export type ProductDetails = Pick<ProductRecord, 'description' | 'laws' | 'contents' | 'scope'>;

/** Details by product id. A build writes them into this file. */
export const details: Readonly<Record<string, ProductDetails>> = Object.fromEntries(
  soldRecords.map(({ id, description, laws, contents, scope }) => [
    id,
    { description, laws, contents, scope },
  ]),
);
