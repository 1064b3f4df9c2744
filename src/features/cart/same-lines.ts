/** How many of a product. */
export type CountedLine = { readonly id: string; readonly quantity: number };

/** Whether these are the same products in the same quantities, in whatever order; each is named once. */
export function hasSameLines(one: readonly CountedLine[], other: readonly CountedLine[]): boolean {
  return (
    one.length === other.length &&
    other.every(({ id, quantity }) => one.some((line) => line.id === id && line.quantity === quantity))
  );
}
