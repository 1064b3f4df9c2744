import * as v from 'valibot';
import { buyerCopy, identityMessages } from '../../content/school-copy.ts';
import { isRut } from '../../platform/chile/rut.ts';
import { parserOf } from '../../platform/schema.ts';
import { useAddressee, useAddresseeStore } from './addressee.ts';
import { type ProfilePart, type ProfilePartStore, useProfilePart, useProfilePartValue } from './profile.ts';
import { hasOrders, usePurchaseOrderStore, usePurchaseOrders } from './purchase-orders.ts';

/** The school as the buyer wants it named on receipts and quotes. Any field may be blank. */
export type Buyer = { readonly school: string; readonly taxId: string; readonly rbd: string };

export const buyerKeys = ['school', 'taxId', 'rbd'] as const satisfies readonly (keyof Buyer)[];

export const noBuyer: Buyer = { school: '', taxId: '', rbd: '' };

/** Maximum characters of each answer: enough for any school's name, and few enough to fit on paper. */
export const maxBuyerLengths: Readonly<Record<keyof Buyer, number>> = { school: 120, taxId: 20, rbd: 20 };

const storedAnswerSchema = (key: keyof Buyer) =>
  v.fallback(v.pipe(v.string(), v.maxLength(maxBuyerLengths[key])), '');

export const StoredBuyer: v.GenericSchema<unknown, Buyer> = v.object({
  school: storedAnswerSchema('school'),
  taxId: storedAnswerSchema('taxId'),
  rbd: storedAnswerSchema('rbd'),
});

export function hasBuyerData(buyer: Buyer): boolean {
  return Object.values(buyer).some((value) => value.trim() !== '');
}

/**
 * True if the text looks like an RBD, the Ministry of Education's number of a school: up to five digits, and perhaps a
 * check digit.
 */
export function isRbd(input: string): boolean {
  return /^\d{1,5}(?:-?[\dK])?$/i.test(input.replace(/[.\s]/g, ''));
}

/** Returns the problem with an answer in Spanish; null if it is valid or blank. */
export function buyerProblem(key: keyof Buyer, value: string): string | null {
  if (value.trim() === '') return null;
  if (key === 'taxId') return isRut(value) ? null : identityMessages.rut;
  if (key === 'rbd') return isRbd(value) ? null : buyerCopy.wrongRbd;
  return null;
}

/**
 * Returns the answers to print, with invalid ones blank. The print button asks to correct them first, but the browser's
 * own print command can't.
 */
export function printableBuyer(buyer: Buyer): Buyer {
  const invalidKeys = buyerKeys.filter((key) => buyerProblem(key, buyer[key]) !== null);
  return { ...buyer, ...Object.fromEntries(invalidKeys.map((key) => [key, ''])) };
}

export const buyerPart: ProfilePart<Buyer> = { name: 'buyer', parse: parserOf(StoredBuyer), empty: noBuyer };

export function createBuyerStore({ update, ...part }: ProfilePartStore<Buyer>) {
  return {
    ...part,
    setAnswer: (key: keyof Buyer, value: string) =>
      update((buyer) => (buyer[key] === value ? buyer : { ...buyer, [key]: value })),
  };
}

export const useBuyerStore = () => createBuyerStore(useProfilePart(buyerPart));

/** Returns the buyer. In the first render it is blank, to match the prerendered page. */
export const useBuyer = (): Buyer => useProfilePartValue(buyerPart);

/**
 * Combines the stores of buyer, addressee and purchase orders. `hasData` is true if any of them has data, and `erase`
 * clears all of them.
 */
export function useSchoolAnswers() {
  const buyerStore = useBuyerStore();
  const addresseeStore = useAddresseeStore();
  const orderStore = usePurchaseOrderStore();
  const isBuyerKnown = hasBuyerData(useBuyer());
  const isAddresseeKnown = useAddressee().name !== '';
  const hasOrderNumbers = hasOrders(usePurchaseOrders());
  return {
    addresseeStore,
    orderStore,
    hasData: isBuyerKnown || isAddresseeKnown || hasOrderNumbers,
    erase: () => {
      buyerStore.erase();
      addresseeStore.erase();
      orderStore.erase();
    },
  };
}
