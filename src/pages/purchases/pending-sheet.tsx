import { useId } from 'react';
import { forgetCopy, pendingCopy } from '../../content/purchases.ts';
import type { PendingCheck } from '../../features/purchases/pending-check.ts';
import type { PendingAttempt } from '../../features/purchases/purchases.ts';
import { usePendingCheck } from '../../features/purchases/use-pending-check.ts';
import { env } from '../../platform/current-env.ts';
import { longDateInChile } from '../../platform/dates.ts';
import type { PaymentEnv } from '../../platform/env.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { toast } from '../../ui/toast.ts';
import { ForgetButton } from './forget-button.tsx';
import { PurchaseFacts } from './purchase-facts.tsx';

type Words = Partial<Record<PendingCheck['step'], string | ((email: string) => string)>>;

const words: Words = {
  notYet: pendingCopy.notYet,
  pending: pendingCopy.notYet,
  refused: pendingCopy.refused,
  returned: pendingCopy.returned,
  contradicting: pendingCopy.contradicting,
  unconfirmed: pendingCopy.unconfirmed,
  unreachable: pendingCopy.unreachable,
  nobodyToAsk: pendingCopy.nobodyToAsk,
};

/** What is said of the payment, beside the way to ask. */
export function wordsFor({ step }: PendingCheck): string {
  const text = words[step] ?? pendingCopy.text;
  return typeof text === 'string' ? text : text(env.contactEmail);
}

type Props = {
  readonly attempt: PendingAttempt;
  readonly service: PaymentEnv | null;
  readonly onGone: () => void;
};

/** A payment that is waited for. */
export function PendingSheet({ attempt, service, onGone }: Props) {
  const title = useId();
  const { state, check } = usePendingCheck(attempt, service);
  const { reference, lines, total, pending } = attempt;

  async function ask(): Promise<void> {
    if (!(await check())) return;
    toast('ok', ...pendingCopy.confirmed);
    onGone();
  }

  return (
    <article className="bill pending" aria-labelledby={title}>
      <h3 id={title}>{pendingCopy.since(longDateInChile(pending.since))}</h3>
      <div className="double" />
      <PurchaseFacts paymentId={pending.paymentId} lines={lines} total={total} />
      <div role="status">
        <Note icon="clock">{wordsFor(state)}</Note>
      </div>
      <div className="actions">
        {state.step !== 'nobodyToAsk' && (
          <Button busy={state.step === 'asking' && pendingCopy.checking} onClick={ask}>
            {pendingCopy.check}
          </Button>
        )}
        <ForgetButton
          reference={reference}
          paymentId={pending.paymentId}
          copy={forgetCopy.pending}
          losses={[forgetCopy.pending.loss]}
          onGone={onGone}
        />
      </div>
    </article>
  );
}
