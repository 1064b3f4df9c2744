import { MailLink } from '../../ui/mail-link.tsx';

type Props = {
  /** What is said before and after the address. */
  readonly around: readonly [before: string, after: string];
  readonly email: string;
};

/** A sentence around the e-mail address. */
export function MailLine({ around: [before, after], email }: Props) {
  return (
    <p className="mail-line">
      {before}
      <MailLink address={email} />
      {after}
    </p>
  );
}
