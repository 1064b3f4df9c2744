import * as v from 'valibot';
import { buyerCopy, identityMessages } from '../../content/school-copy.ts';
import { createPersistedStore } from '../../platform/persisted-store.ts';
import { parserOf } from '../../platform/schema.ts';
import { useStore, useStoreOf } from '../../platform/store.ts';
import { isRut } from '../documents/model/rut.ts';
import { createAddresseeStore, noAddressee } from '../school/addressee.ts';
import { createPurchaseOrderStore, hasOrders, noPurchaseOrders } from '../school/purchase-orders.ts';

/** The school as its buyer wants it named on a receipt; all of it may be missing. */
export type Buyer = { readonly school: string; readonly taxId: string; readonly rbd: string };

export const buyerKeys = ['school', 'taxId', 'rbd'] as const satisfies readonly (keyof Buyer)[];

export const noBuyer: Buyer = { school: '', taxId: '', rbd: '' };

/** Characters: more than any school's name, and what fits on the paper. */
export const longestAnswer: Readonly<Record<keyof Buyer, number>> = { school: 120, taxId: 20, rbd: 20 };

const answer = (key: keyof Buyer) => v.fallback(v.pipe(v.string(), v.maxLength(longestAnswer[key])), '');

export const StoredBuyer: v.GenericSchema<unknown, Buyer> = v.object({
  school: answer('school'),
  taxId: answer('taxId'),
  rbd: answer('rbd'),
});

export function isKnown(buyer: Buyer): boolean {
  return Object.values(buyer).some((value) => value.trim() !== '');
}

/** The number that the Ministry of Education knows a school by: up to five figures and a check digit, or without it. */
export function isRbd(input: string): boolean {
  return /^\d{1,5}(?:-?[\dK])?$/i.test(input.replace(/[.\s]/g, ''));
}

/** What is wrong with an answer, in Spanish; null for nothing, and for a blank one. */
export function buyerProblem(key: keyof Buyer, value: string): string | null {
  if (value.trim() === '') return null;
  if (key === 'taxId') return isRut(value) ? null : identityMessages.rut;
  if (key === 'rbd') return isRbd(value) ? null : buyerCopy.wrongRbd;
  return null;
}

/** The answers that must not be printed as they are, in the order of the form. */
export function wrongOf(buyer: Buyer): readonly { readonly key: keyof Buyer; readonly problem: string }[] {
  return buyerKeys.flatMap((key) => {
    const problem = buyerProblem(key, buyer[key]);
    return problem === null ? [] : [{ key, problem }];
  });
}

export const buyerKey = 'mle.buyer';

/** The school that this device's receipts are made out to. */
export function createBuyerStore() {
  const store = createPersistedStore({
    key: buyerKey,
    parse: parserOf(StoredBuyer),
    empty: noBuyer,
    isHeld: isKnown,
  });
  return {
    ...store,
    answer: (key: keyof Buyer, value: string) =>
      store.update((buyer) => (buyer[key] === value ? buyer : { ...buyer, [key]: value })),
  };
}

export const useBuyerStore = () => useStoreOf(createBuyerStore);

/** The buyer as it is now. The first render, like the prerendered page, knows none. */
export const useBuyer = (): Buyer => useStore(useBuyerStore(), noBuyer);

/** What quotes and receipts say of the school: the stores of it, whether there is anything, and how all is erased. */
export function useSchoolAnswers() {
  const buyer = useBuyerStore();
  const addressee = useStoreOf(createAddresseeStore);
  const orders = useStoreOf(createPurchaseOrderStore);
  const isBuyerKnown = isKnown(useBuyer());
  const isAddresseeKnown = useStore(addressee, noAddressee).name !== '';
  const areOrdersKnown = hasOrders(useStore(orders, noPurchaseOrders));
  return {
    buyer,
    addressee,
    orders,
    areKnown: isBuyerKnown || isAddresseeKnown || areOrdersKnown,
    erase: () => {
      buyer.erase();
      addressee.erase();
      orders.erase();
    },
  };
}
