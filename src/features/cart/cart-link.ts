import * as v from 'valibot';
import { paths } from '../../content/paths.ts';
import { nameInLinks, productInLink } from '../catalogue/products.ts';
import {
  addProduct,
  type Cart,
  type CartItem,
  type CountedLine,
  cartParameter,
  clearCart,
  mostOfOne,
  mostParts,
  setQuantity,
} from './cart.ts';
import { QuoteNumber } from './quote-number.ts';

/** Search parameter with the quote that a linked cart comes from. */
const quoteParameter = 'cotizacion';

/**
 * @param quote number of the quote that they come from
 * @returns path and search of the shop with these products, e.g. /tienda?carrito=formulario-registro-dea:1
 */
export function cartLink(items: readonly CountedLine[], quote?: string): string {
  const cart = items.map(({ id, quantity }) => `${nameInLinks(id)}:${quantity}`).join(',');
  return `${paths.shop}?${cartParameter}=${cart}${quote ? `&${quoteParameter}=${quote}` : ''}`;
}

/** What was left out of a list in an address. */
export type LeftOut = {
  /** Parts that name no product, no number of it that anyone buys, or one that was named before. */
  readonly leftOut: number;
  /** Whether there were more than {@link mostParts}, of which the rest was not looked at. */
  readonly isCut: boolean;
};

export type LinkedCart = LeftOut & {
  readonly items: readonly CartItem[];
  /** Number of the quote whose lines these are; null for none, and where anything was left out. */
  readonly quote: string | null;
};

const part = /^([\w-]{1,64}):([1-9]\d{0,2})$/;

function readPart(text: string): CartItem | null {
  const [, name = '', quantity = ''] = part.exec(text) ?? [];
  return itemOf(name, Number(quantity));
}

/** The product that an address names, and how many of it; null where there is none or nobody buys as many. */
export function itemOf(name: string, quantity: number): CartItem | null {
  const product = productInLink(name);
  return product && quantity <= mostOfOne ? { ...product, quantity } : null;
}

/** Reads the parts of a list in an address; of a product that is named again the first counts. */
export function readParts<Item extends CartItem>(
  text: string,
  read: (part: string) => Item | null,
): LeftOut & { readonly items: readonly Item[] } {
  const parts = text.split(',', mostParts + 1).filter((each) => each.trim() !== '');
  const items = new Map<string, Item>();
  for (const each of parts.slice(0, mostParts)) {
    const item = read(each.trim());
    if (item && !items.has(item.id)) items.set(item.id, item);
  }
  const isCut = parts.length > mostParts;
  return { items: [...items.values()], leftOut: parts.length - Number(isCut) - items.size, isCut };
}

/**
 * Reads the cart of an address, which anyone may have written: only products, quantities and a quote's number count.
 * @param search of the address
 */
export function readCartLink(search: string): LinkedCart {
  const params = new URLSearchParams(search);
  const list = readParts(params.get(cartParameter) ?? '', readPart);
  const quote = params.get(quoteParameter);
  const isWhole = list.leftOut === 0 && !list.isCut;
  return { ...list, quote: isWhole && v.is(QuoteNumber, quote) ? quote : null };
}

/** Adds these to what is in the cart; of one product at most {@link mostOfOne}. */
export function addItems(cart: Cart, items: readonly CartItem[]): Cart {
  return items.reduce((before, item) => {
    const present = before.items.find(({ id }) => id === item.id)?.quantity ?? 0;
    return setQuantity(addProduct(before, item), item.id, present + item.quantity);
  }, cart);
}

/** These in place of what is in the cart. */
export const replaceItems = (cart: Cart, items: readonly CartItem[]): Cart =>
  addItems(clearCart(cart), items);
