import { cartKept, paidCopy } from '../../content/returns.ts';
import type { Receipt } from './purchases.ts';
import type { ReturnState } from './return-flow.ts';
import type { Outcome } from './returns.ts';

/** What /pago-exitoso shows. */
export type PaidView =
  | { readonly kind: 'asking' }
  | { readonly kind: 'delivered'; readonly receipt: Receipt }
  | {
      readonly kind: 'undelivered';
      readonly title: string;
      readonly text: string;
      readonly paymentId: string | null;
      readonly leadsToPurchases: boolean;
      readonly canRetry: boolean;
    }
  | { readonly kind: 'nothing' };

const states: Partial<Record<Outcome, { readonly title: string; readonly text: string }>> = paidCopy.states;

/** Outcomes that may change when the service is asked again. */
const retryable: ReadonlySet<Outcome> = new Set([
  'notYet',
  'pending',
  'unconfirmed',
  'unreachable',
  'elsewhere',
]);
/** Outcomes that link to /mis-compras, where the purchase is pending or can be found by its number. */
const inPurchases: ReadonlySet<Outcome> = new Set([...retryable, 'deleted']);
const keepsCart: ReadonlySet<Outcome> = new Set(['notApproved', 'refused', 'notYet', 'pending']);

/** @param hasCart whether the page can say that the cart still holds something */
export function paidView({ step, shown }: ReturnState, hasCart: boolean): PaidView {
  if (step === 'asking') return { kind: 'asking' };
  if (shown.receipt) return { kind: 'delivered', receipt: shown.receipt };
  const { outcome } = shown.rule;
  const copy = states[outcome];
  if (!copy) return { kind: 'nothing' };
  const texts = [
    copy.text,
    outcome === 'pending' && (shown.isOurs ? paidCopy.waits : paidCopy.waitsElsewhere),
    keepsCart.has(outcome) && hasCart && cartKept,
  ];
  return {
    kind: 'undelivered',
    title: copy.title,
    text: texts.filter(Boolean).join(' '),
    paymentId: shown.paymentId,
    leadsToPurchases: inPurchases.has(outcome),
    canRetry: retryable.has(outcome),
  };
}
