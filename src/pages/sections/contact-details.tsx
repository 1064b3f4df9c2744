import { contactCopy } from '../../content/contact.ts';
import { env } from '../../platform/current-env.ts';
import { Leader } from '../../ui/leader.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { Note } from '../../ui/note.tsx';

export function ContactDetails() {
  return (
    <div className="contact__details">
      <Leader term={contactCopy.email} value={<MailLink address={env.contactEmail} variant="breakable" />} />
      {contactCopy.facts.map(([term, value]) => (
        <Leader key={term} term={term} value={value} />
      ))}
      <Note icon="shield">{contactCopy.caution}</Note>
    </div>
  );
}
