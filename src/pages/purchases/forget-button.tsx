import { forgetCopy } from '../../content/purchases-copy.ts';
import { usePurchasesStore } from '../../features/purchases/purchases-store.ts';
import { ConfirmButton } from '../../ui/dialog/confirm-button.tsx';

const load = async () => (await import('../../ui/dialog/dialog.tsx')).Question;

type Props = {
  readonly reference: string;
  readonly paymentId: string | null;
  readonly copy: (typeof forgetCopy)['receipt' | 'pending'];
  /** Consequences of the removal, one sentence each. */
  readonly losses: readonly string[];
  readonly onGone: () => void;
};

/** Removes a purchase from this device after a confirmation. */
export function ForgetButton({ reference, paymentId, copy, losses, onGone }: Props) {
  const purchases = usePurchasesStore();
  return (
    <ConfirmButton
      name={`forget ${reference}`}
      load={load}
      label={copy.action}
      title={copy.title}
      answers={{ yes: copy.confirm, no: forgetCopy.cancel }}
      done={copy.done}
      onConfirm={() => {
        purchases.forget(reference);
        onGone();
      }}
    >
      {/* The sentences share one paragraph, because most people see only two. */}
      <p>
        {losses.map((loss) => (
          <span key={loss}>{loss} </span>
        ))}
      </p>
      <p>
        <strong>{forgetCopy.irreversible}</strong>{' '}
        {paymentId && <span>{forgetCopy.noteNumber(paymentId)}</span>}
      </p>
    </ConfirmButton>
  );
}
