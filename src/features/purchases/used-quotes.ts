import { isPending, type Purchases } from './purchases.ts';

/** The numbers of quotes that purchases, or payments that are not decided yet, have taken. */
export function usedQuotes({ receipts, attempts }: Purchases): readonly string[] {
  return [...receipts, ...attempts.filter(isPending)].flatMap(({ quote }) => quote ?? []);
}
