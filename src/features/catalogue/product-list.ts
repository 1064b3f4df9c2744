import type { ProductRecord } from '../documents/model/product-record.ts';
import { recordsOnSale } from '../documents/templates/templates.ts';

/** Facts of a product in lists. If you need only the price, use prices.ts. */
export type ProductFields = Pick<
  ProductRecord,
  'id' | 'slug' | 'name' | 'shortName' | 'price' | 'pages' | 'category' | 'icon'
>;

/** @throws Error for a price like 2.500, which JavaScript reads as two and a half */
function productFields(record: ProductRecord): ProductFields {
  const { id, slug, name, shortName, price, pages, category, icon } = record;
  if (!Number.isSafeInteger(price))
    throw new Error(`${id}: the price ${price} is not in whole pesos. Write 2500, not 2.500`);
  return { id, slug, name, shortName, price, pages, category, icon };
}

/**
 * Products in the shop's order. A build replaces this module with the computed list, so that pages don't load the whole
 * records.
 */
export const productList: readonly ProductFields[] = recordsOnSale.map(productFields);
