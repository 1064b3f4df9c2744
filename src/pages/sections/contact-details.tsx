import { contactCopy } from '../../content/contact.ts';
import { env } from '../../platform/current-env.ts';
import { Leader } from '../../ui/leader.tsx';
import { Note } from '../../ui/note.tsx';

/** An address may break after its @, where a narrow screen needs it. */
function MailLink({ address }: { readonly address: string }) {
  const [name, domain] = address.split('@');
  return (
    <a className="link" href={`mailto:${address}`}>
      <span>
        {name}@<wbr />
        {domain}
      </span>
    </a>
  );
}

export function ContactDetails() {
  return (
    <div className="contact__details">
      <Leader term={contactCopy.email} value={<MailLink address={env.contactEmail} />} />
      {contactCopy.facts.map(([term, value]) => (
        <Leader key={term} term={term} value={value} />
      ))}
      <Note icon="shield">{contactCopy.caution}</Note>
    </div>
  );
}
