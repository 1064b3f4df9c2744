/** A field of a duration, or the time from one field of the clock to another. */
export type Span<Key extends string = string> = Key | readonly [from: Key, to: Key];

/** What the document computes, as data: Word, page and warnings read the same. */
export type Amount<Key extends string = string> =
  | { readonly unit: 'pesos'; readonly of: readonly Key[] }
  | {
      readonly unit: 'hours';
      readonly plus: readonly Span<Key>[];
      readonly minus: readonly Span<Key>[];
    };

/** The fields that the amount is computed from. */
export function keysOfAmount(amount: Amount): readonly string[] {
  return amount.unit === 'pesos' ? amount.of : [...amount.plus, ...amount.minus].flat();
}
