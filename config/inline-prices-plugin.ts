import type { Plugin } from 'vite';
import { prices } from '../src/features/catalogue/prices.ts';

const pricesFile = '/src/features/catalogue/prices.ts';

/** Writes the prices into the built site as numbers, so that pages without products don't load the catalogue for them. */
export function inlinePrices(): Plugin {
  return {
    name: 'inline-prices',
    apply: 'build',
    load: {
      filter: { id: /prices\.ts$/ },
      handler: (id) =>
        id.endsWith(pricesFile) ? `export const prices = new Map(${JSON.stringify([...prices])});` : null,
    },
  };
}
