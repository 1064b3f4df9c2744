import { paths } from '../../content/paths.ts';
import { productById } from '../catalogue/products.ts';
import { addProduct, type Cart, type CartItem, clearCart, mostOfOne, setQuantity } from './cart.ts';
import { cartParameter } from './cart-parameter.ts';

/** @returns path and search of the shop with these products, e.g. /tienda?carrito=prod_dea_01:1,prod_contrato_pf_ed_01:2 */
export function cartLink(items: readonly Pick<CartItem, 'id' | 'quantity'>[]): string {
  return `${paths.shop}?${cartParameter}=${items.map(({ id, quantity }) => `${id}:${quantity}`).join(',')}`;
}

export type LinkedCart = {
  readonly items: readonly CartItem[];
  /** Parts of the address that name no product, or no number of it that anyone buys. */
  readonly leftOut: number;
};

/** Above any real cart; what comes after so many parts is one more that is left out. */
const mostParts = 50;

const part = /^([\w-]{1,64}):([1-9]\d{0,2})$/;

function readPart(text: string): CartItem | null {
  const [, id = '', digits = ''] = part.exec(text) ?? [];
  const product = productById(id);
  const quantity = Number(digits);
  return product && quantity <= mostOfOne ? { ...product, quantity } : null;
}

/**
 * Reads the cart of an address, which anyone may have written: only ids and quantities count, and of a product that is
 * named again the first.
 * @param text of the parameter, decoded
 */
export function readCartLink(text: string): LinkedCart {
  const parts = text.split(',', mostParts + 1).filter((each) => each.trim() !== '');
  const items = new Map<string, CartItem>();
  for (const each of parts.slice(0, mostParts)) {
    const item = readPart(each.trim());
    if (item && !items.has(item.id)) items.set(item.id, item);
  }
  return { items: [...items.values()], leftOut: parts.length - items.size };
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
