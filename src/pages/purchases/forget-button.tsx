import { useState } from 'react';
import { forgetCopy } from '../../content/purchases.ts';
import { usePurchasesStore } from '../../features/checkout/purchases-context.ts';
import { toast } from '../../ui/toast.ts';
import { usePart } from '../../ui/use-part.ts';

const load = async () => (await import('../../ui/dialog.tsx')).Question;
const preload = () => void load().catch(() => {});

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
  const [isOpen, setOpen] = useState(false);
  const [presses, setPresses] = useState(0);
  const Question = usePart(load, presses);
  return (
    <>
      <button
        type="button"
        className="link purchases__forget"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setPresses(presses + 1);
          setOpen(true);
        }}
      >
        <span>{copy.action}</span>
      </button>
      {Question && (
        <Question
          open={isOpen}
          onOpenChange={setOpen}
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
