import { InlineAnchor, TextAnchor } from './text-link.tsx';

type Props = {
  readonly address: string;
  /**
   * 'inline' within a sentence; 'standalone' alone; 'breakable' alone, with a possible line break after the @ on narrow
   * screens.
   */
  readonly variant?: 'inline' | 'standalone' | 'breakable';
};

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
  /** Text before and after the address. */
  readonly around: readonly [before: string, after: string];
  readonly email: string;
};

export function MailSentence({ around: [before, after], email }: SentenceProps) {
  return (
    <>
      <span>{before}</span>
      <MailLink address={email} />
      <span>{after}</span>
    </>
  );
}
