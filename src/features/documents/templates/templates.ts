import type { ProductRecord } from '../model/product-record.ts';
import { deaForm } from './dea-form/product.ts';
import { fixedTermContract } from './fixed-term-contract/product.ts';

/**
 * Products of all templates by the name of the template's folder, in the order of the shop. Browsers don't load this
 * list. They load modules that config/computed-modules-plugin.ts computes from it.
 */
export const recordsByFolder: Readonly<Record<string, ProductRecord>> = {
  'dea-form': deaForm,
  'fixed-term-contract': fixedTermContract,
};

export const recordsOnSale: readonly ProductRecord[] = Object.values(recordsByFolder).filter(
  ({ withdrawn }) => !withdrawn,
);
