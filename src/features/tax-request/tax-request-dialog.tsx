import { useEffect, useRef, useState } from 'react';
import { taxRequestCopy as copy } from '../../content/tax-request-copy.ts';
import { env } from '../../platform/current-env.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { Card } from '../../ui/dialog/dialog.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useCopyToClipboard } from '../../ui/use-copy-to-clipboard.ts';
import { findReceipt, type Receipt } from '../purchases/purchases.ts';
import { usePurchasesStore } from '../purchases/purchases-store.ts';
import { composeRequestMail, mailText, mailtoOf } from './request-mail.ts';
import { TaxRequestForm } from './tax-request-form.tsx';
import { type TaxRequest, useTaxStore } from './tax-store.ts';

type TextProps = { readonly request: TaxRequest; readonly onCorrect: () => void };

function TaxRequestText({ request, onCorrect }: TextProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { textRef, hasFailed, copyText } = useCopyToClipboard(mailText(request), copy.copied);
  const href = mailtoOf(request);
  useEffect(() => titleRef.current?.focus(), []);

  return (
    <>
      <h3 className="scroll-mt-24 text-body" ref={titleRef} tabIndex={-1}>
        {copy.readyTitle}
      </h3>
      <p>{href === null ? copy.tooLong(request.to) : copy.readyText}</p>
      <div className="flex flex-wrap gap-3">
        {href !== null && (
          <ButtonAnchor className="flex-[1_1_10rem]" href={href}>
            {copy.open}
          </ButtonAnchor>
        )}
        <Button variant={href === null ? 'main' : 'line'} className="flex-[1_1_10rem]" onClick={copyText}>
          {copy.copy}
        </Button>
      </div>
      {hasFailed && <Alert className="">{copy.notCopied}</Alert>}
      <p
        translate="no"
        className="rounded-control border border-rule bg-white px-3.5 py-2.5 text-caption wrap-anywhere whitespace-pre-wrap text-ink"
        ref={textRef}
      >
        {mailText(request)}
      </p>
      <TextButton className="justify-self-start" icon="back" onClick={onCorrect}>
        {copy.correct}
      </TextButton>
    </>
  );
}

type Props = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly receipt: Receipt;
};

type Step =
  | { readonly name: 'asking'; readonly isReturning: boolean }
  | { readonly name: 'ready'; readonly request: TaxRequest };

/** Unmounts with the dialog, so that a reopened dialog starts with the form. */
function Steps({ receipt }: Pick<Props, 'receipt'>) {
  const purchasesStore = usePurchasesStore();
  const store = useTaxStore();
  const [step, setStep] = useState<Step>({ name: 'asking', isReturning: false });
  if (step.name === 'ready') {
    return (
      <TaxRequestText
        request={step.request}
        onCorrect={() => setStep({ name: 'asking', isReturning: true })}
      />
    );
  }
  return (
    <TaxRequestForm
      receipt={receipt}
      isReturning={step.isReturning}
      // Keep the text as it was composed, but send it to the firm's current address.
      onReview={(request) => setStep({ name: 'ready', request: { ...request, to: env.contactEmail } })}
      onReady={() => {
        const mail = composeRequestMail(receipt, store.get().details, env.contactEmail);
        const request = { ...mail, reference: receipt.reference, composedAt: new Date().toISOString() };
        // Store nothing if the purchase is gone. Another tab may have deleted it together with its requests.
        if (findReceipt(purchasesStore.get(), receipt.reference)) store.saveRequest(request);
        setStep({ name: 'ready', request });
      }}
    />
  );
}

export function TaxRequestDialog({ open, onOpenChange, receipt }: Props) {
  return (
    <Card open={open} onOpenChange={onOpenChange} title={copy.title} closeLabel={copy.close}>
      <Steps receipt={receipt} />
    </Card>
  );
}
