import { contactCopy } from '../../content/contact.ts';
import { env } from '../../platform/current-env.ts';
import { MailLink } from '../../ui/mail-link.tsx';
import { Note } from '../../ui/note.tsx';
import { Leader } from '../../ui/paper/leader.tsx';

const row = 'min-h-14 content-center items-center border-b border-rule py-1';

export function ContactDetails() {
  return (
    <div className="min-w-0">
      <Leader
        wraps
        className={row}
        term={contactCopy.email}
        value={<MailLink address={env.contactEmail} variant="breakable" />}
      />
      {contactCopy.facts.map(([term, value]) => (
        <Leader key={term} wraps className={row} term={term} value={value} />
      ))}
      <Note className="mt-6" icon="shield">
        {contactCopy.caution}
      </Note>
    </div>
  );
}
