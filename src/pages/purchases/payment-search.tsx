import { writeOutcome } from '../../content/payment-outcomes.ts';
import { checkCopy, paymentSearchCopy } from '../../content/purchases-copy.ts';
import type { PaymentService } from '../../features/payments/payment-env.ts';
import { lostPaymentsId } from '../../features/purchases/purchases.ts';
import { createPaymentSearch, paymentSearchMessage } from '../../features/purchases/questions/check-flows.ts';
import { usePaymentFlow } from '../../features/purchases/questions/use-payments.ts';
import { env } from '../../platform/current-env.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { toast } from '../../ui/notices/toast.ts';
import { FootSection } from './foot-section.tsx';

type Props = {
  readonly service: PaymentService;
  readonly onFound: () => void;
};

/** Searches for payments begun on this device, for buyers who paid and closed the tab. */
export function PaymentSearch({ service, onFound }: Props) {
  const [{ search }, step] = usePaymentFlow(createPaymentSearch, service);
  const text = writeOutcome(paymentSearchMessage(step).text, { email: env.contactEmail, documentCount: 0 });

  async function ask(): Promise<void> {
    if (!(await search())) return;
    toast('ok', ...checkCopy.confirmed);
    onFound();
  }

  return (
    <FootSection id={lostPaymentsId} title={paymentSearchCopy.title}>
      <p>{paymentSearchCopy.text}</p>
      <Button variant="line" small busyLabel={step === 'asking' && paymentSearchCopy.searching} onClick={ask}>
        {paymentSearchCopy.search}
      </Button>
      <div role="status">{text !== '' && <Note icon="info">{text}</Note>}</div>
    </FootSection>
  );
}
