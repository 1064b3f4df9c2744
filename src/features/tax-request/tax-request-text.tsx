import { useEffect, useRef, useState } from 'react';
import { taxRequestCopy as copy } from '../../content/tax-request-copy.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { mailText, mailtoOf } from './request-mail.ts';
import type { TaxRequest } from './tax-data.ts';

type Props = { readonly request: TaxRequest; readonly onCorrect: () => void };

/** The e-mail as it is written: to open in a mail program, or to copy. */
export function TaxRequestText({ request, onCorrect }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const [isRefused, setRefused] = useState(false);
  const href = mailtoOf(request);
  useEffect(() => title.current?.focus(), []);

  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(mailText(request));
      setRefused(false);
      toast('ok', ...copy.copied);
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setRefused(true);
    }
  };

  return (
    <>
      <h3 className="scroll-mt-24 text-[1.1875rem]" ref={title} tabIndex={-1}>
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
      {isRefused && <Alert className="">{copy.notCopied}</Alert>}
      <p
        translate="no"
        className="rounded-control border border-rule bg-white px-3.5 py-2.5 text-caption wrap-anywhere whitespace-pre-wrap text-ink"
        ref={text}
      >
        {mailText(request)}
      </p>
      <TextButton className="justify-self-start" before="back" onClick={onCorrect}>
        {copy.correct}
      </TextButton>
    </>
  );
}
