import { recordsOnSale } from '../documents/templates/templates.ts';

/**
 * Derived from `price` in templates/<folder>/product.ts; change prices there. Prices in whole CLP, by product id.
 * Import this file if you need only prices. Every page loads it to count the cart, but few pages load product-list.ts,
 * which has the same prices. `config/computed-modules-plugin.ts` replaces this module with the prices.
 */
export const prices: ReadonlyMap<string, number> = new Map(recordsOnSale.map(({ id, price }) => [id, price]));

export const lowestPrice: number = Math.min(...prices.values());
