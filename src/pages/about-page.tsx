import { attendedBy, firm } from '../content/firm.ts';
import { aboutCopy } from '../content/pages/about-copy.ts';
import { audiences, figures } from '../content/pages/shared-copy.ts';
import { licencesPath, paths } from '../content/paths.ts';
import { PageMeta } from '../ui/page-meta.tsx';
import { Person } from '../ui/person.tsx';
import { ClaimsBand } from './sections/claims-band.tsx';
import { ClosingCall } from './sections/closing-call.tsx';
import { Folders } from './sections/folder.tsx';
import { MarginSection } from './sections/margin-section.tsx';
import { PageHead } from './sections/page-head.tsx';

export function AboutPage() {
  return (
    <>
      <PageMeta {...aboutCopy.meta} path={paths.about} />
      <div className="wrap pb-[clamp(2rem,4vw,4rem)] lg:grid lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-16 lg:[&>header]:pb-0">
        <PageHead title={aboutCopy.title} lead={aboutCopy.lead} />
        <div className="grid max-w-measure gap-5 border-rule lg:border-l lg:pl-10">
          {aboutCopy.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {firm.lawyer && <Person {...firm.lawyer} parts={attendedBy(firm.lawyer)} />}
        </div>
      </div>
      <ClaimsBand claims={figures} />
      <MarginSection title={aboutCopy.audiencesTitle}>
        <Folders cards={audiences} />
      </MarginSection>
      <ClosingCall {...aboutCopy.closing} to={paths.booking} />
      <p className="on-ink bg-ink py-2 text-small text-on-ink-2 print:hidden">
        <span className="wrap flex">
          <a className="inline-flex min-h-tap items-center underline" href={licencesPath}>
            {aboutCopy.licences}
          </a>
        </span>
      </p>
    </>
  );
}
