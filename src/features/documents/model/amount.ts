/** A duration field, or the time between two clock fields. */
export type Span<Key extends string = string> = Key | readonly [from: Key, to: Key];

/** What the document computes, as data that Word, page and warnings share. */
export type Amount<Key extends string = string> =
  | { readonly unit: 'pesos'; readonly of: readonly Key[] }
  | {
      readonly unit: 'hours';
      readonly plus: readonly Span<Key>[];
      readonly minus: readonly Span<Key>[];
    }
  /** `minutes` of every `per` hours, for the whole hours that the field `of` gives; printed in words. */
  | { readonly unit: 'share'; readonly of: Key; readonly minutes: number; readonly per: number };

export function keysOfAmount(amount: Amount): readonly string[] {
  switch (amount.unit) {
    case 'pesos':
      return amount.of;
    case 'hours':
      return [...amount.plus, ...amount.minus].flat();
    case 'share':
      return [amount.of];
  }
}
