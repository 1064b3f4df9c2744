import { forgetCopy } from '../../content/purchases.ts';
import { usePurchasesStore } from '../../features/purchases/purchases-context.ts';
import { toast } from '../../ui/toast.ts';
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';

const load = async () => (await import('../../ui/dialog.tsx')).Question;

type Props = {
  readonly reference: string;
  readonly paymentId: string | null;
  readonly copy: (typeof forgetCopy)['receipt' | 'pending'];
  /** What cannot be done any more, a sentence each. */
  readonly losses: readonly string[];
  readonly onGone: () => void;
};

/** Removes a purchase from this device, after asking. */
export function ForgetButton({ reference, paymentId, copy, losses, onGone }: Props) {
  const [doneTitle, doneText] = copy.done;
  const purchases = usePurchasesStore();
  const { button, Dialog: Question, state } = useLazyDialog(`forget ${reference}`, load);
  return (
    <>
      <button type="button" className="link purchases__forget" {...button}>
        <span>{copy.action}</span>
      </button>
      {Question && (
        <Question
          {...state}
          title={copy.title}
          answers={{ yes: copy.confirm, no: forgetCopy.cancel }}
          onYes={() => {
            purchases.forget(reference);
            toast('info', doneTitle, doneText);
            onGone();
          }}
        >
          {losses.map((loss) => (
            <p key={loss}>{loss}</p>
          ))}
          <p>
            <strong>{forgetCopy.irreversible}</strong> {paymentId && forgetCopy.noteNumber(paymentId)}
          </p>
        </Question>
      )}
    </>
  );
}
