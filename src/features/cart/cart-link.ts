import { paths } from '../../content/paths.ts';
import { productById } from '../catalogue/products.ts';
import { addProduct, type Cart, type CartItem, clearCart, mostOfOne, setQuantity } from './cart.ts';
import { cartParameter } from './cart-parameter.ts';
import type { CountedLine } from './same-lines.ts';

/** The search parameter beside it, where the cart comes from a quote: the quote's number. */
export const quoteParameter = 'cotizacion';

/**
 * @param quote number of the quote that they come from
 * @returns path and search of the shop with these products, e.g. /tienda?carrito=prod_dea_01:1,prod_contrato_pf_ed_01:2
 */
export function cartLink(items: readonly CountedLine[], quote?: string): string {
  const cart = items.map(({ id, quantity }) => `${id}:${quantity}`).join(',');
  return `${paths.shop}?${cartParameter}=${cart}${quote ? `&${quoteParameter}=${quote}` : ''}`;
}

export type LinkedCart = {
  readonly items: readonly CartItem[];
  /** Parts of the address that name no product, no number of it that anyone buys, or one that was named before. */
  readonly leftOut: number;
  /** Whether there were more than {@link mostParts}, of which the rest was not looked at. */
  readonly isCut: boolean;
};

/** Above any real cart. */
export const mostParts = 50;

const part = /^([\w-]{1,64}):([1-9]\d{0,2})$/;

function readPart(text: string): CartItem | null {
  const [, id = '', quantity = ''] = part.exec(text) ?? [];
  return itemOf(id, Number(quantity));
}

/** The catalogue's product with this id, and how many of it; null where there is none or nobody buys as many. */
export function itemOf(id: string, quantity: number): CartItem | null {
  const product = productById(id);
  return product && quantity <= mostOfOne ? { ...product, quantity } : null;
}

/** Reads the parts of a list in an address; of a product that is named again the first counts. */
export function readParts<Item extends CartItem>(text: string, read: (part: string) => Item | null) {
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
 * Reads the cart of an address, which anyone may have written: only ids and quantities count.
 * @param text of the parameter, decoded
 */
export function readCartLink(text: string): LinkedCart {
  return readParts(text, readPart);
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
