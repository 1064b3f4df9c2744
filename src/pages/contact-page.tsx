import { attendedBy, firm, sellerFacts } from '../content/firm.ts';
import { contactCopy } from '../content/pages/contact-copy.ts';
import { paths } from '../content/paths.ts';
import { env } from '../platform/current-env.ts';
import { MailLink } from '../ui/mail-link.tsx';
import { Note } from '../ui/notices/note.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Fact } from '../ui/paper/leader.tsx';
import { Person } from '../ui/person.tsx';
import { BookingLink } from './sections/booking-link.tsx';
import { MarginSection } from './sections/margin-section.tsx';
import { OfferDetails, OfferFacts, OfferSheet } from './sections/offer-sheet.tsx';
import { PageHead } from './sections/page-head.tsx';

const rowClasses = 'min-h-14 content-center items-center border-b border-rule py-1';

function ContactDetails() {
  return (
    <div className="min-w-0">
      {firm.lawyer && <Person className="mb-5" {...firm.lawyer} parts={attendedBy(firm.lawyer)} />}
      <Fact
        className={rowClasses}
        term={contactCopy.email}
        value={<MailLink address={env.contactEmail} variant="underlined" />}
      />
      {contactCopy.facts.map(([term, value]) => (
        <Fact key={term} className={rowClasses} term={term} value={value} />
      ))}
      {sellerFacts(firm).map(([term, value]) => (
        <Fact key={term} verbatim className={rowClasses} term={term} value={value} />
      ))}
      <Note className="mt-6" icon="shield">
        {contactCopy.caution}
      </Note>
    </div>
  );
}

function FreeSession() {
  const { facts, ...words } = contactCopy.session;
  return (
    <OfferSheet {...words}>
      {() => (
        <>
          <OfferDetails className="mt-5 mb-7">
            <OfferFacts facts={facts} />
          </OfferDetails>
          <BookingLink className="mt-auto" />
        </>
      )}
    </OfferSheet>
  );
}

export function ContactPage() {
  return (
    <>
      <PageMeta {...contactCopy.meta} path={paths.contact} />
      <div className="wrap">
        <PageHead title={contactCopy.title} lead={contactCopy.lead} />
      </div>
      <MarginSection title={contactCopy.details}>
        <div className="@container grid gap-x-12 gap-y-10 md:grid-cols-[1.1fr_1fr] md:items-start">
          <ContactDetails />
          <FreeSession />
        </div>
      </MarginSection>
    </>
  );
}
