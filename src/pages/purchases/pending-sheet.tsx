import { forgetCopy, pendingCopy } from '../../content/purchases-copy.ts';
import { Bill } from '../../features/purchases/bill.tsx';
import {
  createPendingCheck,
  type PendingCheck,
  type PendingCheckFlow,
} from '../../features/purchases/check-flows.ts';
import { pendingMessage } from '../../features/purchases/check-messages.ts';
import { pendingId } from '../../features/purchases/purchase-list.ts';
import type { PendingAttempt } from '../../features/purchases/purchases.ts';
import { usePaymentCheck } from '../../features/purchases/use-payment-check.ts';
import { env } from '../../platform/current-env.ts';
import type { PaymentEnv } from '../../platform/env.ts';
import { longDateInChile } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { ForgetButton } from './forget-button.tsx';
import { PurchaseFacts } from './purchase-facts.tsx';
import { useNamedByAddress } from './use-named-by-address.ts';

type Props = {
  readonly attempt: PendingAttempt;
  readonly service: PaymentEnv | null;
  readonly onGone: () => void;
};

export function PendingSheet({ attempt, service, onGone }: Props) {
  const [state, { check }] = usePaymentCheck<PendingCheck, PendingCheckFlow>(
    (device) => createPendingCheck(attempt, device),
    service,
  );
  const { reference, lines, total, pending } = attempt;
  const title = pendingId(reference);
  useNamedByAddress(title);

  async function ask(): Promise<void> {
    if (!(await check())) return;
    toast('ok', ...pendingCopy.confirmed);
    onGone();
  }

  return (
    <Bill
      as="article"
      title={pendingCopy.since(longDateInChile(pending.since))}
      level="h3"
      titleId={title}
      className="max-w-176"
    >
      <PurchaseFacts paymentId={pending.paymentId} lines={lines} total={total} />
      <div role="status">
        <Note icon="clock">{pendingMessage(state, env.contactEmail, lines.length)}</Note>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        {state.step !== 'noService' && (
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
    </Bill>
  );
}
