import { removePurchaseCopy } from '../../content/purchases-copy.ts';
import { usePurchasesStore } from '../../features/purchases/purchases-store.ts';
import { ConfirmButton } from '../../ui/dialog/confirm-button.tsx';

const load = async () => (await import('../../ui/dialog/dialog.tsx')).ConfirmDialog;

type Props = {
  readonly reference: string;
  readonly paymentId: string | null;
  readonly copy: (typeof removePurchaseCopy)['receipt' | 'pending'];
  /** Consequences of the removal, one sentence each. */
  readonly losses: readonly string[];
  readonly onRemoved: () => void;
};

export function RemovePurchaseButton({ reference, paymentId, copy, losses, onRemoved }: Props) {
  const purchasesStore = usePurchasesStore();
  return (
    <ConfirmButton
      name={`forget ${reference}`}
      load={load}
      label={copy.action}
      title={copy.title}
      answers={{ yes: copy.confirm, no: removePurchaseCopy.cancel }}
      doneToast={copy.done}
      onConfirm={() => {
        purchasesStore.deleteOrder(reference);
        onRemoved();
      }}
    >
      {/* The sentences share one paragraph, because most people see only two. */}
      <p>
        {losses.map((loss) => (
          <span key={loss}>{loss} </span>
        ))}
      </p>
      <p>
        <strong>{removePurchaseCopy.irreversible}</strong>{' '}
        {paymentId && <span>{removePurchaseCopy.noteNumber(paymentId)}</span>}
      </p>
    </ConfirmButton>
  );
}
