import { soldRecords } from '../documents/templates/templates.ts';

/**
 * Whole CLP by product id, the same as in product-list.ts. Import this where only the price is needed: every page
 * counts the cart, so every page loads this file, but not the list. A build writes the prices into this file.
 */
export const prices: ReadonlyMap<string, number> = new Map(soldRecords.map(({ id, price }) => [id, price]));

/** Lowest price of the shop in whole CLP. */
export const lowestPrice: number = Math.min(...prices.values());
