import { outcomeRows, type ReturnRow, writeOutcome } from '../../content/payment-outcomes.ts';
import { cartKept, notPaidCopy } from '../../content/returns-copy.ts';
import { env } from '../../platform/current-env.ts';
import type { Outcome } from '../payments/decide-return.ts';
import type { ReturnState } from './return-flow.ts';

type RowName = Outcome | 'asking' | 'pendingElsewhere';

/** A row of the table of outcomes with its texts written out. */
export type ReturnView = Omit<ReturnRow, 'text'> & {
  readonly name: RowName;
  readonly text: string;
  /** What the page does in the meantime; '' for nothing. */
  readonly meanwhile: string;
};

const rows: {
  readonly [Page in 'paid' | 'notPaid']: Partial<Record<RowName, ReturnRow>>;
} = outcomeRows;

/** For an outcome that can't be seen at the page, so that the page says something in any case. */
const fallback = { paid: outcomeRows.paid.empty, notPaid: outcomeRows.notPaid.cancelled };

function rowName(place: 'paid' | 'notPaid', { step, shown }: ReturnState): RowName {
  // /pago-exitoso waits for the answer. /pago-cancelado shows at once what its address says, and asks beside it.
  if (step === 'asking' && place === 'paid') return 'asking';
  return shown.outcome === 'pending' && !shown.isOurs ? 'pendingElsewhere' : shown.outcome;
}

/** A buyer who paid just now on a phone waits; one who left without paying isn't held up. */
function meanwhileOf(step: ReturnState['step'], { wait }: ReturnRow): string {
  if (step === 'done') return '';
  if (step === 'asking') return notPaidCopy.asking;
  return wait ? notPaidCopy.askingOn : `${notPaidCopy.askingOn} ${notPaidCopy.wait}`;
}

/**
 * Returns what a return page shows.
 * @param inCart how many products the cart still holds
 */
export function returnView(place: 'paid' | 'notPaid', state: ReturnState, inCart: number): ReturnView {
  const name = rowName(place, state);
  const row = rows[place][name] ?? fallback[place];
  const texts = [
    writeOutcome(row.text, { email: env.contactEmail, documents: state.shown.receipt?.lines.length ?? 0 }),
    row.keepsCart && inCart > 0 && cartKept(inCart),
    row.wait && notPaidCopy.wait,
  ];
  return {
    ...row,
    name,
    text: texts.filter(Boolean).join(' '),
    // Without a service to ask, a pending payment can't be checked here.
    main: place === 'notPaid' && row.main === 'check' && !state.canAsk ? null : row.main,
    meanwhile: meanwhileOf(state.step, row),
  };
}
