import { soldRecords } from '../documents/templates/templates.ts';

/** Whole CLP by product id. Every page counts the cart and therefore loads them. A build writes them into this file. */
export const prices: ReadonlyMap<string, number> = new Map(soldRecords.map(({ id, price }) => [id, price]));

/** Lowest price of the shop in whole CLP. */
export const lowestPrice: number = Math.min(...prices.values());
