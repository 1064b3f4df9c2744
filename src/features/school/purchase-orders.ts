import * as v from 'valibot';
import { purchaseOrderCopy } from '../../content/school-copy.ts';
import { parserOf } from '../../platform/schema.ts';
import { type ProfilePart, type ProfilePartStore, useProfilePart, useProfilePartValue } from './profile.ts';

/** Numbers of the school's purchase orders as typed, by key, the latest last. */
export type PurchaseOrders = { readonly [key: string]: string };

/** Keys of one number: the quote's number, the purchase's reference, or both if the purchase came from the quote. */
export type OrderKeys = readonly [string, ...string[]];

export const noPurchaseOrders: PurchaseOrders = {};

export const purchaseOrderInputName = 'purchase-order';

const maxOrders = 500;

/** Maximum characters of a number that can be printed. Public buyers' numbers have about fifteen. */
export const maxPrintedLength = 40;

/**
 * Maximum characters to store. More than can be printed are stored, so that a person can correct a number that is too
 * long to print.
 */
const maxStoredLength = 200;

const OrderNumber = v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxStoredLength));

/** Schema that keeps only valid numbers, and the latest ones if there are too many. */
const StoredOrders: v.GenericSchema<unknown, PurchaseOrders> = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((orders) =>
    Object.fromEntries(
      Object.entries(orders)
        .slice(-maxOrders)
        .flatMap(([key, number]) => (v.is(OrderNumber, number) ? [[key, number]] : [])),
    ),
  ),
);

export function hasOrders(orders: PurchaseOrders): boolean {
  return Object.keys(orders).length > 0;
}

/** Returns the number that was stored last under any of the keys; '' if there is none. */
export function orderNumberOf(orders: PurchaseOrders, keys: OrderKeys): string {
  return Object.entries(orders).findLast(([key]) => keys.includes(key))?.[1] ?? '';
}

/** Returns the problem with a number in Spanish; null if it is valid or blank. */
export function orderNumberProblem(number: string): string | null {
  return number.trim().length > maxPrintedLength ? purchaseOrderCopy.tooLong(maxPrintedLength) : null;
}

/** Returns the number to print; '' if it is invalid. */
export function printableOrderNumber(number: string): string {
  return orderNumberProblem(number) === null ? number.trim() : '';
}

export const ordersPart: ProfilePart<PurchaseOrders> = {
  name: 'orders',
  parse: parserOf(StoredOrders),
  empty: noPurchaseOrders,
};

export function createPurchaseOrderStore({ update, ...part }: ProfilePartStore<PurchaseOrders>) {
  return {
    ...part,
    /** Replaces the numbers under any of the keys with one number under the first key. @param number '' to remove it */
    write: (keys: OrderKeys, number: string) =>
      update((orders) => {
        if (orderNumberOf(orders, keys) === number) return orders;
        const otherEntries = Object.entries(orders).filter(([key]) => !keys.includes(key));
        const addedEntries = number === '' ? [] : [[keys[0], number.slice(0, maxStoredLength)] as const];
        return Object.fromEntries([...otherEntries, ...addedEntries].slice(-maxOrders));
      }),
  };
}

export const usePurchaseOrderStore = () => createPurchaseOrderStore(useProfilePart(ordersPart));

export const usePurchaseOrders = (): PurchaseOrders => useProfilePartValue(ordersPart);
