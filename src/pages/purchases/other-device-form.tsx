import { type FormEvent, useId, useRef } from 'react';
import { otherDeviceCopy } from '../../content/payment-check-copy.ts';
import { isWrongNumber, numberMessage } from '../../features/purchases/check-messages.ts';
import { createNumberSearch } from '../../features/purchases/payment-searches.ts';
import { usePaymentCheck } from '../../features/purchases/use-payment-check.ts';
import { env } from '../../platform/current-env.ts';
import type { PaymentEnv } from '../../platform/env.ts';
import { useStore } from '../../platform/store.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/form-field.tsx';
import { Note } from '../../ui/note.tsx';
import { toast } from '../../ui/toast/toast.ts';

export type OtherDeviceProps = {
  readonly service: PaymentEnv | null;
  readonly onFound: () => void;
};

type Props = OtherDeviceProps & {
  /** The id of what says which number it is. */
  readonly hintId: string;
};

/** Looks for a purchase by the number of its payment. */
export function OtherDeviceForm({ service, onFound, hintId }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const flow = usePaymentCheck(createNumberSearch, service);
  const step = useStore(flow, flow.get());
  const text = numberMessage(step, env.contactEmail);
  const isWrong = isWrongNumber(step);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = field.current;
    if (!typed || !(await flow.search(typed.value))) return;
    typed.value = '';
    toast('ok', ...otherDeviceCopy.found);
    onFound();
  }

  return (
    <form className="grid w-full max-w-104 justify-items-start gap-4" onSubmit={submit} noValidate>
      <Field
        ref={field}
        id={id}
        className="w-full"
        label={otherDeviceCopy.label}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={500}
        error={isWrong && text}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${hintId} ${id}-error` : hintId}
      />
      <Button type="submit" variant="line" busy={step === 'asking' && otherDeviceCopy.searching}>
        {otherDeviceCopy.search}
      </Button>
      <div role="status">{text !== '' && !isWrong && <Note icon="info">{text}</Note>}</div>
    </form>
  );
}
