import { pendingCopy } from '../../content/purchases-copy.ts';
import type { PendingAttempt } from '../../features/purchases/purchases.ts';
import type { PaymentEnv } from '../../platform/env.ts';
import { PendingSheet } from './pending-sheet.tsx';

type Props = {
  readonly pending: readonly PendingAttempt[];
  /** null: none is configured. */
  readonly service: PaymentEnv | null;
  /** A payment left this list, and the focus was in it. */
  readonly onGone: () => void;
};

export function PendingList({ pending, service, onGone }: Props) {
  return (
    <section className="grid gap-6 pb-[clamp(2.5rem,5vw,4.5rem)]" aria-labelledby="pendientes">
      <h2 id="pendientes">{pendingCopy.title(pending.length)}</h2>
      {pending.map((attempt) => (
        <PendingSheet key={attempt.reference} attempt={attempt} service={service} onGone={onGone} />
      ))}
    </section>
  );
}
