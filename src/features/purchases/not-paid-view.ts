import { cartKept, notPaidCopy } from '../../content/returns.ts';
import type { Receipt } from './purchases.ts';
import type { ReturnState } from './return-flow.ts';
import type { Outcome } from './returns.ts';

/** What /pago-cancelado shows. */
export type NotPaidView =
  | { readonly kind: 'delivered'; readonly receipt: Receipt }
  | {
      readonly kind: 'unpaid';
      readonly title: string;
      readonly text: string;
      readonly isAsking: boolean;
      /** Whether the page gives the e-mail. */
      readonly givesContact: boolean;
      /** The text of the link to /mis-compras, where there is something to check or to find. */
      readonly purchasesLink: string | null;
    };

type StateCopy = { readonly title: string; readonly text: string; readonly wait: string | null };

const states: Partial<Record<Outcome, StateCopy>> = notPaidCopy.states;

const givesContact: ReadonlySet<Outcome> = new Set([
  'notApproved',
  'notApprovedWait',
  'returned',
  'contradicting',
]);
const losesCart: ReadonlySet<Outcome> = new Set(['returned', 'contradicting', 'deleted']);

function purchasesLink(outcome: Outcome, isOurs: boolean): string | null {
  if (outcome === 'deleted') return notPaidCopy.find;
  return outcome === 'pending' && isOurs ? notPaidCopy.purchases : null;
}

/** @param hasCart whether the page can say that the cart still holds something */
export function notPaidView({ step, shown }: ReturnState, hasCart: boolean): NotPaidView {
  if (shown.receipt) return { kind: 'delivered', receipt: shown.receipt };
  const { outcome } = shown.rule;
  const copy = states[outcome] ?? notPaidCopy.states.cancelled;
  const texts = [copy.text, hasCart && !losesCart.has(outcome) && cartKept, copy.wait];
  return {
    kind: 'unpaid',
    title: copy.title,
    text: texts.filter(Boolean).join(' '),
    isAsking: step === 'asking',
    givesContact: givesContact.has(outcome),
    purchasesLink: purchasesLink(outcome, shown.isOurs),
  };
}
