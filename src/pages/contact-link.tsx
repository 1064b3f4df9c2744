import { env } from '../platform/current-env.ts';
import { MailLink } from '../ui/mail-link.tsx';

/** The firm's address, to write to with one press. */
export function ContactLink() {
  return (
    <p>
      <MailLink address={env.contactEmail} variant="standalone" />
    </p>
  );
}
