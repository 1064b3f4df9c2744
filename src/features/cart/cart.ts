import * as v from 'valibot';
import type { Product } from '../catalogue/products.ts';

export type CountedLine = { readonly id: string; readonly quantity: number };

/**
 * Line of the cart. It has only the product's id, quantity and price, because every page shows the cart's count, but
 * loads only the prices of the catalogue.
 */
export type CartLine = CountedLine & Pick<Product, 'price'>;

export type CartItem = Product & CountedLine;

export type Cart = {
  readonly items: readonly CartLine[];
  /** Increases with every change. */
  readonly version: number;
};

export const emptyCart: Cart = { items: [], version: 0 };

/** Maximum quantity of one product: far above any real order, and small enough to keep every sum exact. */
export const maxQuantity = 999;

export const cartParameter = 'carrito';

/** Maximum number of products that an address or a quote names: above any real cart. */
export const maxLinkedProducts = 50;

/** Maximum stored version: above any real number of changes, and low enough to be incremented. */
const maxCartVersion = 1e15;

function withItems(cart: Cart, items: readonly CartLine[]): Cart {
  return { ...cart, items, version: cart.version + 1 };
}

/** Adds one unit of a product. Returns the cart unchanged if it already holds the maximum. */
export function addProduct(cart: Cart, { id, price }: Pick<Product, 'id' | 'price'>): Cart {
  const currentLine = cart.items.find((item) => item.id === id);
  if (currentLine && currentLine.quantity >= maxQuantity) return cart;
  if (currentLine) return setQuantity(cart, id, currentLine.quantity + 1);
  return withItems(cart, [...cart.items, { id, price, quantity: 1 }]);
}

/** Sets the quantity of a product and removes it at 0. An id that is not in the cart changes nothing. */
export function setQuantity(cart: Cart, id: string, quantity: number): Cart {
  if (!cart.items.some((item) => item.id === id)) return cart;
  const wholeQuantity = Number.isFinite(quantity) ? Math.trunc(quantity) : 0;
  const clamped = Math.min(Math.max(wholeQuantity, 0), maxQuantity);
  return withItems(
    cart,
    cart.items
      .map((item) => (item.id === id ? { ...item, quantity: clamped } : item))
      .filter((item) => item.quantity > 0),
  );
}

export function clearCart(cart: Cart): Cart {
  return cart.items.length === 0 ? cart : withItems(cart, []);
}

/**
 * Restores removed lines in their original order and keeps the current ones.
 * @param previousLines lines before the removal
 */
export function restoreItems(cart: Cart, previousLines: readonly CartLine[]): Cart {
  const findCurrent = (id: string) => cart.items.find((item) => item.id === id);
  const isNew = ({ id }: CartLine) => !previousLines.some((item) => item.id === id);
  return withItems(cart, [
    ...previousLines.map((item) => findCurrent(item.id) ?? item),
    ...cart.items.filter(isNew),
  ]);
}

export function removePurchased(cart: Cart, paidLines: readonly CountedLine[]): Cart {
  return paidLines.reduce((remainingCart, { id, quantity }) => {
    const currentLine = remainingCart.items.find((item) => item.id === id);
    return currentLine ? setQuantity(remainingCart, id, currentLine.quantity - quantity) : remainingCart;
  }, cart);
}

/**
 * Returns the stored cart, with a version above that of this page's cart. The stored version may be lower, because
 * another tab starts at zero after the storage is cleared.
 */
export function takeStoredCart(current: Cart, stored: Cart): Cart {
  return stored.version > current.version ? stored : { ...stored, version: current.version + 1 };
}

/** Returns a key that is equal for equal products and quantities in any order. Each product must have one line. */
export function linesKey(lines: readonly CountedLine[]): string {
  return lines
    .map(({ id, quantity }) => `${id}×${quantity}`)
    .sort()
    .join(' ');
}

export function hasSameLines(
  firstLines: readonly CountedLine[],
  secondLines: readonly CountedLine[],
): boolean {
  return linesKey(firstLines) === linesKey(secondLines);
}

export function countItems(cart: Pick<Cart, 'items'>): number {
  return cart.items.reduce((count, item) => count + item.quantity, 0);
}

/** Returns whole CLP. */
export function lineTotal(item: CartLine): number {
  return item.price * item.quantity;
}

/** Returns whole CLP. */
export function subtotal(cart: Pick<Cart, 'items'>): number {
  return cart.items.reduce((sum, item) => sum + lineTotal(item), 0);
}

const StoredCart = v.object({
  items: v.array(v.unknown()),
  version: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxCartVersion)), 0),
});

const StoredLine = v.object({
  id: v.string(),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantity)),
});

/**
 * Parses a stored cart. Reads only its ids and quantities, and takes the prices from the catalogue.
 * @param prices the catalogue's prices in whole CLP, by product id
 */
export function parseCart(stored: unknown, prices: ReadonlyMap<string, number>): Cart | null {
  const cart = v.safeParse(StoredCart, stored);
  if (!cart.success) return null;
  const lines = new Map<string, CartLine>();
  for (const item of cart.output.items) {
    if (!v.is(StoredLine, item)) continue;
    const { id, quantity } = item;
    const price = prices.get(id);
    if (price !== undefined && !lines.has(id)) lines.set(id, { id, price, quantity });
  }
  return { items: [...lines.values()], version: cart.output.version };
}
