import type { ComponentProps, ReactNode } from 'react';
import { paths } from '../../content/paths.ts';
import { paidCopy } from '../../content/returns-copy.ts';
import { env } from '../../platform/current-env.ts';
import { MailLink } from '../../ui/mail-link.tsx';
import { Seal } from '../../ui/paper/seal.tsx';
import { BackLink } from '../../ui/text-link.tsx';

type Props = {
  readonly heading: string;
  readonly text: string;
  readonly seal?: boolean;
  /** Between the text and the link to the shop. */
  readonly children?: ReactNode;
};

/** The body of both return pages: the head and, beside or below it, what follows from it. */
export function Thanks(props: Omit<ComponentProps<'div'>, 'className'>) {
  return (
    <div
      className="grid items-start gap-10 pt-[clamp(2.25rem,5vw,5rem)] pb-section *:min-w-0 *:wrap-break-word lg:grid-cols-[5fr_6.4fr] lg:gap-20"
      {...props}
    />
  );
}

/** The head of both return pages. */
export function ThanksHead({ heading, text, seal = false, children }: Props) {
  return (
    <header className="[&>a]:mt-4">
      {seal && (
        <Seal className="mb-6 w-30 -rotate-6 drop-shadow-[0_8px_10px_rgb(58_20_4/0.26)] motion-safe:animate-stamp lg:w-40" />
      )}
      <h1>{heading}</h1>
      <p className="mt-4 max-w-120 text-lead text-ink-700">{text}</p>
      {children}
      <BackLink to={paths.shop}>{paidCopy.back}</BackLink>
    </header>
  );
}

/** The firm's address, to write to with one press. */
export function ContactLink() {
  return (
    <p>
      <MailLink address={env.contactEmail} variant="standalone" />
    </p>
  );
}
