type Props = {
  readonly address: string;
  /** Inside a sentence; by itself; or by itself where a narrow screen may need to break it, after its @. */
  readonly variant?: 'inline' | 'standalone' | 'breakable';
};

/** An e-mail address to write to with one press. */
export function MailLink({ address, variant = 'inline' }: Props) {
  const href = `mailto:${address}`;
  if (variant !== 'breakable') {
    return (
      <a className={variant === 'inline' ? 'inline-link' : 'link'} href={href}>
        {address}
      </a>
    );
  }
  const [name, domain] = address.split('@');
  return (
    <a className="link" href={href}>
      <span>
        {name}@<wbr />
        {domain}
      </span>
    </a>
  );
}
