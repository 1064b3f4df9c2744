import { InlineAnchor, TextAnchor } from './text-link.tsx';

type Props = {
  readonly address: string;
  /** Inside a sentence; by itself; or by itself where a narrow screen may need to break it, after its @. */
  readonly variant?: 'inline' | 'standalone' | 'breakable';
};

/** An e-mail address to write to with one press. */
export function MailLink({ address, variant = 'inline' }: Props) {
  const href = `mailto:${address}`;
  if (variant === 'inline')
    return (
      <InlineAnchor translate="no" href={href}>
        {address}
      </InlineAnchor>
    );
  if (variant === 'standalone') {
    return (
      <TextAnchor translate="no" plain href={href}>
        {address}
      </TextAnchor>
    );
  }
  const [name, domain] = address.split('@');
  return (
    <TextAnchor translate="no" href={href}>
      <span>{`${name}@`}</span>
      <wbr />
      <span>{domain}</span>
    </TextAnchor>
  );
}

type SentenceProps = {
  /** What stands before and after the address. */
  readonly around: readonly [before: string, after: string];
  readonly email: string;
};

/** A sentence around an e-mail address. */
export function MailSentence({ around: [before, after], email }: SentenceProps) {
  return (
    <>
      <span>{before}</span>
      <MailLink address={email} />
      <span>{after}</span>
    </>
  );
}
