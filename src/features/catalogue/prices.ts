import { products } from './products.ts';

/**
 * Whole CLP by product id. Every page counts the cart and so needs these; a build writes them into this file, without the
 * names and pages that products.ts has: see config/inline-prices-plugin.ts.
 */
export const prices: ReadonlyMap<string, number> = new Map(products.map(({ id, price }) => [id, price]));
