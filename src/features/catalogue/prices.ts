import { soldRecords } from '../documents/templates/templates.ts';

/** Whole CLP by product id. Every page counts the cart and so loads these; a build writes them into this file. */
export const prices: ReadonlyMap<string, number> = new Map(soldRecords.map(({ id, price }) => [id, price]));
