import type { ProductRecord } from '../model/product-record.ts';
import { deaForm } from './dea-form/product.ts';
import { fixedTermContract } from './fixed-term-contract/product.ts';

/**
 * Every template by the name of its folder, in the order of the shop. Browsers load the modules that
 * config/computed-modules-plugin.ts makes of it.
 */
export const templates: Readonly<Record<string, ProductRecord>> = {
  'dea-form': deaForm,
  'fixed-term-contract': fixedTermContract,
};

/** Products on sale, in the order of the shop. */
export const soldRecords: readonly ProductRecord[] = Object.values(templates).filter(
  ({ withdrawn }) => !withdrawn,
);
