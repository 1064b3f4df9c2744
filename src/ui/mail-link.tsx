type Props = {
  readonly address: string;
  /** Inside a sentence, or by itself. */
  readonly variant?: 'inline' | 'standalone';
};

/** An e-mail address to write to with one press. */
export function MailLink({ address, variant = 'inline' }: Props) {
  const href = `mailto:${address}`;
  if (variant === 'inline') {
    return (
      <a className="inline-link" href={href}>
        {address}
      </a>
    );
  }
  const [name, domain] = address.split('@');
  return (
    <a className="link" href={href}>
      {/* A narrow screen may need to break it, after its @. */}
      <span>
        {name}@<wbr />
        {domain}
      </span>
    </a>
  );
}
