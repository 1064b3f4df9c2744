import { type FormEvent, useId, useRef } from 'react';
import { paths } from '../../content/paths.ts';
import { writeOutcome } from '../../content/payment-outcomes.ts';
import { otherDeviceCopy, purchasesCopy } from '../../content/purchases-copy.ts';
import type { PaymentService } from '../../features/payments/payment-env.ts';
import { createNumberSearch, numberMessage } from '../../features/purchases/questions/check-flows.ts';
import { usePaymentFlow } from '../../features/purchases/questions/use-payments.ts';
import { env } from '../../platform/current-env.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/form-field.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { toast } from '../../ui/notices/toast.ts';
import { TextLink } from '../../ui/text-link.tsx';

export type OtherDeviceProps = {
  readonly service: PaymentService | null;
  readonly onFound: () => void;
};

export function useNumberSearch({ service, onFound }: OtherDeviceProps) {
  const [flow, step] = usePaymentFlow(createNumberSearch, service);

  async function search(input: string): Promise<boolean> {
    const isFound = await flow.search(input);
    if (isFound) {
      toast('ok', ...otherDeviceCopy.found);
      onFound();
    }
    return isFound;
  }

  const message = numberMessage(step);
  return {
    search,
    busy: step === 'asking' && otherDeviceCopy.searching,
    text: writeOutcome(message.text, { email: env.contactEmail, documentCount: 0 }),
    showsAtField: message.showsAtField,
  };
}

export type FormProps = OtherDeviceProps & {
  /** True on a page without purchases. The form's button is then the main button, with a link to the shop beside it. */
  readonly isMain?: boolean;
  readonly hintId: string;
};

/** Form that finds a purchase by its payment number. */
export function OtherDeviceForm({ isMain = false, hintId, ...props }: FormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { search, busy, text, showsAtField } = useNumberSearch(props);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const input = field.current;
    if (input && (await search(input.value))) input.value = '';
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
        maxLength={500}
        error={showsAtField && text}
        aria-invalid={showsAtField || undefined}
        aria-describedby={showsAtField ? `${hintId} ${id}-error` : hintId}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" variant={isMain ? 'main' : 'line'} small={!isMain} busyLabel={busy}>
          {otherDeviceCopy.search}
        </Button>
        {isMain && <TextLink to={paths.shop}>{purchasesCopy.toShop}</TextLink>}
      </div>
      <div role="status">{text !== '' && !showsAtField && <Note icon="info">{text}</Note>}</div>
    </form>
  );
}
