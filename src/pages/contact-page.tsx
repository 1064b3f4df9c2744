import { contactCopy } from '../content/contact.ts';
import { paths } from '../content/paths.ts';
import { PageHead } from '../ui/page-head.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { ContactDetails } from './sections/contact-details.tsx';
import { FreeSession } from './sections/free-session.tsx';
import { MarginSection } from './sections/margin-section.tsx';

export function ContactPage() {
  return (
    <>
      <PageMeta {...contactCopy.meta} path={paths.contact} />
      <div className="wrap">
        <PageHead title={contactCopy.title} lead={contactCopy.lead} />
      </div>
      <MarginSection number={1} title={contactCopy.details}>
        <div className="@container grid gap-x-12 gap-y-10 md:grid-cols-[1.1fr_1fr] md:items-start">
          <ContactDetails />
          <FreeSession />
        </div>
      </MarginSection>
    </>
  );
}
