import { soldRecords } from '../documents/templates/templates.ts';

/**
 * Prices in whole CLP, by product id. Import this file if you need only prices. Every page loads it to count the cart,
 * but few pages load product-list.ts, which has the same prices. A build replaces this module with the computed prices.
 */
export const prices: ReadonlyMap<string, number> = new Map(soldRecords.map(({ id, price }) => [id, price]));

export const lowestPrice: number = Math.min(...prices.values());
