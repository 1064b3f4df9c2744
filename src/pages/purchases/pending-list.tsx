import { noBreak } from '../../content/no-break.ts';
import { writeOutcome } from '../../content/payment-outcomes.ts';
import { checkCopy, pendingCopy, removePurchaseCopy } from '../../content/purchases-copy.ts';
import type { PaymentService } from '../../features/payments/payment-env.ts';
import { Bill, BillLayout } from '../../features/purchases/bill.tsx';
import { type PendingAttempt, pendingElementId } from '../../features/purchases/purchases.ts';
import { createPendingCheck, pendingMessage } from '../../features/purchases/questions/check-flows.ts';
import { usePaymentFlow } from '../../features/purchases/questions/use-payments.ts';
import { env } from '../../platform/current-env.ts';
import { longDateInChile } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { toast } from '../../ui/notices/toast.ts';
import { useHashFocus } from './foot-section.tsx';
import { PurchaseFacts } from './purchase-facts.tsx';
import { RemovePurchaseButton } from './remove-purchase-button.tsx';

type SharedProps = {
  /** null if none is configured. */
  readonly service: PaymentService | null;
  /** Called after a payment has left the list, so that the caller can move the focus, which was on its button. */
  readonly onRemoved: () => void;
};

type SheetProps = SharedProps & { readonly attempt: PendingAttempt };

function PendingSheet({ attempt, service, onRemoved }: SheetProps) {
  const [{ check }, step] = usePaymentFlow((device) => createPendingCheck(attempt, device), service);
  const { reference, lines, total, pending } = attempt;
  const titleId = pendingElementId(reference);
  const message = pendingMessage(step);
  useHashFocus(titleId);

  async function ask(): Promise<void> {
    if (!(await check())) return;
    toast('ok', ...checkCopy.confirmed);
    onRemoved();
  }

  return (
    <Bill
      as="article"
      title={noBreak(pendingCopy.paymentTitle(longDateInChile(pending.since)))}
      level="h3"
      titleId={titleId}
    >
      <PurchaseFacts paymentId={pending.paymentId} lines={lines} total={total} />
      <div role="status">
        <Note icon="clock">
          {writeOutcome(message.text, { email: env.contactEmail, documentCount: lines.length })}
        </Note>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        {message.hasCheckButton && (
          <Button busyLabel={step === 'asking' && checkCopy.checking} onClick={ask}>
            {checkCopy.check}
          </Button>
        )}
        <RemovePurchaseButton
          reference={reference}
          paymentId={pending.paymentId}
          copy={removePurchaseCopy.pending}
          losses={[removePurchaseCopy.pending.loss]}
          onRemoved={onRemoved}
        />
      </div>
    </Bill>
  );
}

type Props = SharedProps & { readonly pendingAttempts: readonly PendingAttempt[] };

export function PendingList({ pendingAttempts, ...shared }: Props) {
  return (
    <BillLayout className="pb-[clamp(2.5rem,5vw,4.5rem)]">
      <section className="grid grid-cols-1 gap-6" aria-labelledby="pendientes">
        <h2 id="pendientes">{pendingCopy.title(pendingAttempts.length)}</h2>
        {pendingAttempts.map((attempt) => (
          <PendingSheet key={attempt.reference} attempt={attempt} {...shared} />
        ))}
      </section>
    </BillLayout>
  );
}
