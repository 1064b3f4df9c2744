import { MailLink } from './mail-link.tsx';

type Props = {
  /** What stands before and after the address. */
  readonly around: readonly [before: string, after: string];
  readonly email: string;
};

/** A sentence around an e-mail address. */
export function MailSentence({ around: [before, after], email }: Props) {
  return (
    <>
      <span>{before}</span>
      <MailLink address={email} />
      <span>{after}</span>
    </>
  );
}
