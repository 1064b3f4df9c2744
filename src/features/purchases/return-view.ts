import { cartKept, notPaidCopy, paidCopy } from '../../content/returns-copy.ts';
import type { Outcome } from '../payments/check/decide-return.ts';
import type { Receipt } from './purchases.ts';
import type { ReturnState } from './return-flow.ts';

/** What a return page shows. */
export type ReturnView = { readonly meta: { readonly title: string; readonly description: string } } & (
  | { readonly kind: 'asking' }
  | { readonly kind: 'delivered'; readonly receipt: Receipt }
  | {
      readonly kind: 'undelivered';
      readonly title: string;
      readonly text: string;
      readonly paymentId: string | null;
      /** What to do with the number: a payment that is not decided is found by it elsewhere. */
      readonly isNumberKept: boolean;
      readonly leadsToPurchases: boolean;
      /** How the button that asks again is called; null where it changes nothing. */
      readonly retry: 'check' | 'retry' | null;
    }
  | {
      readonly kind: 'unpaid';
      readonly title: string;
      readonly text: string;
      /** What the page does meanwhile; '' for nothing. */
      readonly meanwhile: string;
      /** Of a payment that is pending, to be noted. */
      readonly paymentId: string | null;
      /** A pending payment is checked before another is made. */
      readonly main: 'check' | 'payAgain' | null;
      readonly isChecking: boolean;
      /** Whether the page gives the e-mail. */
      readonly givesContact: boolean;
      /** The text of the link to /mis-compras, where there is something to check or to find. */
      readonly purchasesLink: string | null;
    }
  | { readonly kind: 'nothing' }
);

type Copy = Partial<Record<Outcome, { readonly title: string; readonly text: string }>>;
type NotPaidCopy = Partial<
  Record<Outcome, { readonly title: string; readonly text: string; readonly wait: string | null }>
>;
const paidStates: Copy = paidCopy.states;
const notPaidStates: NotPaidCopy = notPaidCopy.states;

/** Outcomes of a payment that may still be confirmed, here or on another device. */
const undecided: ReadonlySet<Outcome> = new Set(['notYet', 'pending', 'unconfirmed', 'unreachable']);
/** Outcomes that may change when the service is asked again. */
const retryable: ReadonlySet<Outcome> = new Set([...undecided, 'elsewhere']);
/** Outcomes that link to /mis-compras, where the purchase is pending or can be found by its number. */
const inPurchases: ReadonlySet<Outcome> = new Set([...retryable, 'deleted']);
const keepsCart: ReadonlySet<Outcome> = new Set(['notApproved', 'refused', 'notYet', 'pending']);
const losesCart: ReadonlySet<Outcome> = new Set(['returned', 'contradicting', 'deleted']);
const givesContact: ReadonlySet<Outcome> = new Set([
  'notApproved',
  'notApprovedWait',
  'returned',
  'contradicting',
]);

/** @param inCart how many products the cart still holds */
function paidView({ step, shown }: ReturnState, inCart: number): ReturnView {
  const meta = paidCopy.otherMeta;
  if (step === 'asking') return { kind: 'asking', meta };
  if (shown.receipt) return { kind: 'delivered', receipt: shown.receipt, meta: paidCopy.meta };
  const { outcome } = shown;
  const copy = paidStates[outcome];
  if (!copy) return { kind: 'nothing', meta };
  const texts = [
    copy.text,
    outcome === 'pending' && (shown.isOurs ? paidCopy.waits : paidCopy.waitsElsewhere),
    keepsCart.has(outcome) && inCart > 0 && cartKept(inCart),
  ];
  const retry = outcome === 'pending' ? 'check' : 'retry';
  return {
    kind: 'undelivered',
    meta,
    title: copy.title,
    text: texts.filter(Boolean).join(' '),
    paymentId: shown.paymentId,
    isNumberKept: undecided.has(outcome),
    leadsToPurchases: inPurchases.has(outcome),
    retry: retryable.has(outcome) ? retry : null,
  };
}

/** Of what is not the title of the page itself, «Su pago no se completó». */
const notPaidMetas: Partial<Record<Outcome, ReturnView['meta']>> = {
  pending: notPaidCopy.pendingMeta,
  returned: notPaidCopy.otherMeta,
  contradicting: notPaidCopy.otherMeta,
  deleted: notPaidCopy.otherMeta,
};

function purchasesLink(outcome: Outcome, isOurs: boolean): string | null {
  if (outcome === 'pending' && isOurs) return notPaidCopy.purchases;
  return outcome === 'deleted' || outcome === 'pending' ? notPaidCopy.find : null;
}

/** Whoever paid just now on a phone waits; whoever left without paying is not held up. */
function meanwhile(step: ReturnState['step'], wait: string | null): string {
  if (step === 'done') return '';
  if (step === 'asking') return notPaidCopy.asking;
  return wait === null ? `${notPaidCopy.askingOn} ${notPaidCopy.wait}` : notPaidCopy.askingOn;
}

/** @param inCart how many products the cart still holds */
function notPaidView({ step, shown, canAsk }: ReturnState, inCart: number): ReturnView {
  if (shown.receipt) return { kind: 'delivered', receipt: shown.receipt, meta: paidCopy.meta };
  const { outcome } = shown;
  const copy = notPaidStates[outcome] ?? notPaidCopy.states.cancelled;
  const texts = [copy.text, inCart > 0 && !losesCart.has(outcome) && cartKept(inCart), copy.wait];
  const isPending = outcome === 'pending';
  return {
    kind: 'unpaid',
    meta: notPaidMetas[outcome] ?? notPaidCopy.meta,
    title: copy.title,
    text: texts.filter(Boolean).join(' '),
    meanwhile: meanwhile(step, copy.wait),
    paymentId: isPending ? shown.paymentId : null,
    main: isPending ? (canAsk ? 'check' : null) : 'payAgain',
    isChecking: step === 'asking',
    givesContact: givesContact.has(outcome),
    purchasesLink: purchasesLink(outcome, shown.isOurs),
  };
}

/** /pago-exitoso waits for the answer; /pago-cancelado shows at once what its address says, and asks beside it. */
export const returnViews = { paid: paidView, notPaid: notPaidView } as const;
