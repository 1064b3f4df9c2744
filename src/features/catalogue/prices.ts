import { soldRecords } from '../documents/templates/templates.ts';

/**
 * Whole CLP by product id, as in product-list.ts. Import this if you need only prices: every page counts the cart, so
 * every page loads this file, but not the list. A build replaces this module with the computed prices.
 */
export const prices: ReadonlyMap<string, number> = new Map(soldRecords.map(({ id, price }) => [id, price]));

/** Lowest price of the shop in whole CLP. */
export const lowestPrice: number = Math.min(...prices.values());
