/** A duration field, or the time between two clock fields. */
export type Span<Key extends string = string> = Key | readonly [from: Key, to: Key];

/** What the document computes, as data that Word, page and warnings share. */
export type Amount<Key extends string = string> =
  | { readonly unit: 'pesos'; readonly of: readonly Key[] }
  | {
      readonly unit: 'hours';
      readonly plus: readonly Span<Key>[];
      readonly minus: readonly Span<Key>[];
    };

export function keysOfAmount(amount: Amount): readonly string[] {
  return amount.unit === 'pesos' ? amount.of : [...amount.plus, ...amount.minus].flat();
}
