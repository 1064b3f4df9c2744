import * as v from 'valibot';
import { paths } from '../../content/paths.ts';
import { linkName, productByLinkName } from '../catalogue/products.ts';
import {
  addProduct,
  type Cart,
  type CartItem,
  type CountedLine,
  cartParameter,
  clearCart,
  maxLinkedProducts,
  maxQuantity,
  setQuantity,
} from './cart.ts';
import { QuoteNumber } from './quote-number.ts';

const quoteParameter = 'cotizacion';

/**
 * @param quoteNumber number of the quote that the items come from
 * @returns path and search of the shop with these products, e.g. /tienda?carrito=formulario-registro-dea:1
 */
export function cartLink(items: readonly CountedLine[], quoteNumber?: string): string {
  const cart = items.map(({ id, quantity }) => `${linkName(id)}:${quantity}`).join(',');
  return `${paths.shop}?${cartParameter}=${cart}${quoteNumber ? `&${quoteParameter}=${quoteNumber}` : ''}`;
}

/** Ignored parts of the list of products in an address. */
export type IgnoredParts = {
  /** Number of parts with an unknown product, an invalid quantity, or a product that was named before. */
  readonly ignoredCount: number;
  /** True if the list has more than {@link maxLinkedProducts} parts. The rest was not read. */
  readonly isTruncated: boolean;
};

export type LinkedCart = IgnoredParts & {
  readonly items: readonly CartItem[];
  /** Number of the quote that the cart comes from; null if the address has none, or if any part was ignored. */
  readonly quoteNumber: string | null;
};

const partPattern = /^([\w-]{1,64}):([1-9]\d{0,2})$/;

function readCartPart(text: string): CartItem | null {
  const [, name = '', quantity = ''] = partPattern.exec(text) ?? [];
  return linkedItem(name, Number(quantity));
}

/**
 * Returns the product that an address names, with its quantity; null if either is invalid.
 * @param name the product's slug or, in older addresses, its id
 */
export function linkedItem(name: string, quantity: number): CartItem | null {
  const product = productByLinkName(name);
  return product && quantity <= maxQuantity ? { ...product, quantity } : null;
}

/** If a product is named twice, its first part counts. */
export function readProductList<Item extends CartItem>(
  text: string,
  read: (part: string) => Item | null,
): IgnoredParts & { readonly items: readonly Item[] } {
  const parts = text.split(',', maxLinkedProducts + 1).filter((part) => part.trim() !== '');
  const items = new Map<string, Item>();
  for (const part of parts.slice(0, maxLinkedProducts)) {
    const item = read(part.trim());
    if (item && !items.has(item.id)) items.set(item.id, item);
  }
  const isTruncated = parts.length > maxLinkedProducts;
  return {
    items: [...items.values()],
    ignoredCount: parts.length - Number(isTruncated) - items.size,
    isTruncated,
  };
}

/**
 * Reads the cart in an address, which anyone may have written. Reads only products, quantities and a quote's number.
 * @param search query of the address
 */
export function readCartLink(search: string): LinkedCart {
  const params = new URLSearchParams(search);
  const list = readProductList(params.get(cartParameter) ?? '', readCartPart);
  const quoteParam = params.get(quoteParameter);
  const isComplete = list.ignoredCount === 0 && !list.isTruncated;
  return { ...list, quoteNumber: isComplete && v.is(QuoteNumber, quoteParam) ? quoteParam : null };
}

/** Adds these items to the cart, up to {@link maxQuantity} of each product. */
export function addItems(cart: Cart, items: readonly CartItem[]): Cart {
  return items.reduce((current, item) => {
    const presentQuantity = current.items.find(({ id }) => id === item.id)?.quantity ?? 0;
    return setQuantity(addProduct(current, item), item.id, presentQuantity + item.quantity);
  }, cart);
}

export const replaceItems = (cart: Cart, items: readonly CartItem[]): Cart =>
  addItems(clearCart(cart), items);
