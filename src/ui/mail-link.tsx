import { Fragment } from 'react';
import { InlineAnchor, TextAnchor } from './text-link.tsx';

type Props = {
  readonly address: string;
  /** 'inline' is for sentences. The others stand alone, and only 'underlined' has a link's underline. */
  readonly variant?: 'inline' | 'standalone' | 'underlined';
};

/** E-mail address that can break after the @ or before a dot if it doesn't fit on one line. */
function Address({ address }: { readonly address: string }) {
  return address.split(/(?<=@)|(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}

export function MailLink({ address, variant = 'inline' }: Props) {
  const href = `mailto:${address}`;
  if (variant === 'inline')
    return (
      <InlineAnchor translate="no" href={href}>
        {address}
      </InlineAnchor>
    );
  return (
    <TextAnchor translate="no" plain={variant === 'standalone'} href={href}>
      <span>{variant === 'underlined' ? <Address address={address} /> : address}</span>
    </TextAnchor>
  );
}

type SentenceProps = {
  readonly parts: readonly [before: string, after: string];
  readonly email: string;
};

export function MailSentence({ parts: [textBefore, textAfter], email }: SentenceProps) {
  return (
    <>
      <span>{textBefore}</span>
      <MailLink address={email} />
      <span>{textAfter}</span>
    </>
  );
}
