import type { ComponentProps, ReactNode } from 'react';
import { paths } from '../../content/paths.ts';
import { paidCopy } from '../../content/returns-copy.ts';
import { env } from '../../platform/current-env.ts';
import { Icon } from '../../ui/images/icon.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { Seal } from '../../ui/paper/seal.tsx';
import { BackLink } from '../../ui/text-link.tsx';

/** What stands above the title, each as large as the others: the title stays when one takes the place of another. */
type Mark = 'ring' | 'seal' | 'clock' | 'info';

function HeadMark({ mark }: { readonly mark: Mark }) {
  const place = 'mb-5 size-24 lg:mb-6 lg:size-40';
  if (mark === 'seal')
    return (
      <Seal
        className={`-rotate-6 drop-shadow-[0_8px_10px_rgb(58_20_4/0.26)] motion-safe:animate-stamp ${place}`}
      />
    );
  if (mark === 'ring') return <Spinner className={`block border-2 text-accent ${place}`} />;
  return (
    <span className={`grid place-items-center rounded-full border-2 border-dashed border-edge ${place}`}>
      <Icon name={mark} className="size-10 text-ink-500 lg:size-12" />
    </span>
  );
}

type Props = {
  readonly heading: string;
  readonly text: string;
  readonly mark: Mark;
  /** Below the text. */
  readonly children?: ReactNode;
};

/** The body of both return pages: the head and, beside or below it, what follows from it. */
export function Thanks(props: Omit<ComponentProps<'div'>, 'className'>) {
  return (
    <div
      className="grid items-start gap-10 pt-[clamp(2.25rem,5vw,5rem)] pb-section *:min-w-0 *:wrap-break-word lg:grid-cols-[5fr_6.4fr] lg:gap-x-20"
      {...props}
    />
  );
}

/** The last of them: what was bought comes first. */
export function ThanksBack() {
  return (
    <BackLink className="justify-self-start lg:col-start-2" to={paths.shop}>
      {paidCopy.back}
    </BackLink>
  );
}

/** The head of both return pages. */
export function ThanksHead({ heading, text, mark, children }: Props) {
  return (
    <header>
      <HeadMark mark={mark} />
      <h1>{heading}</h1>
      <p className="mt-4 max-w-120 text-lead text-ink-700">{text}</p>
      {children}
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
