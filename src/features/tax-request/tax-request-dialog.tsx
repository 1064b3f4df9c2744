import { useState } from 'react';
import { taxRequestCopy as copy } from '../../content/tax-request-copy.ts';
import { useStoreOf } from '../../platform/store.ts';
import { Card } from '../../ui/dialog/dialog.tsx';
import { findReceipt, type Receipt } from '../purchases/purchases.ts';
import { usePurchasesStore } from '../purchases/purchases-context.ts';
import { requestMail } from './request-mail.ts';
import type { TaxRequest } from './tax-data.ts';
import { TaxRequestForm } from './tax-request-form.tsx';
import { TaxRequestText } from './tax-request-text.tsx';
import { createTaxStore } from './tax-store.ts';

type Props = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly receipt: Receipt;
  /** The firm's address. */
  readonly to: string;
};

type Step =
  | { readonly name: 'asking'; readonly isBack: boolean }
  | { readonly name: 'ready'; readonly request: TaxRequest };

/** Goes with the dialog: opened again, it begins with the form. */
function Steps({ receipt, to }: Pick<Props, 'receipt' | 'to'>) {
  const purchases = usePurchasesStore();
  const store = useStoreOf(createTaxStore);
  const [step, setStep] = useState<Step>({ name: 'asking', isBack: false });
  if (step.name === 'ready') {
    return (
      <TaxRequestText request={step.request} onCorrect={() => setStep({ name: 'asking', isBack: true })} />
    );
  }
  return (
    <TaxRequestForm
      receipt={receipt}
      isBack={step.isBack}
      // What was written stays; it is sent to where the firm reads today.
      onReview={(request) => setStep({ name: 'ready', request: { ...request, to } })}
      onReady={() => {
        const mail = requestMail(receipt, store.get().details, to);
        const request = { ...mail, reference: receipt.reference, composedAt: new Date().toISOString() };
        // Deleted in another tab meanwhile, the purchase took along what was kept of it.
        if (findReceipt(purchases.get(), receipt.reference)) store.keep(request);
        setStep({ name: 'ready', request });
      }}
    />
  );
}

/** Data of who asks, and then the e-mail to the firm, which the buyer sends. */
export function TaxRequestDialog({ open, onOpenChange, receipt, to }: Props) {
  return (
    <Card open={open} onOpenChange={onOpenChange} title={copy.title} closeLabel={copy.close}>
      <Steps receipt={receipt} to={to} />
    </Card>
  );
}
