import { servicesCopy } from '../content/pages/services-copy.ts';
import { closingCopy, problems } from '../content/pages/shared-copy.ts';
import { paths } from '../content/paths.ts';
import { PageMeta } from '../ui/page-meta.tsx';
import { ClosingCall } from './sections/closing-call.tsx';
import { MarginSection } from './sections/margin-section.tsx';
import { PageHead } from './sections/page-head.tsx';
import { ProblemCells } from './sections/problem-cells.tsx';
import { ServiceSheets } from './sections/service-sheets.tsx';

function WorkSteps() {
  return (
    <ol className="@container [counter-reset:step] print:break-inside-avoid">
      {servicesCopy.steps.list.map((step) => (
        <li
          key={step}
          className="grid grid-cols-[3.5rem_1fr] items-baseline border-b border-rule py-4.5 font-display text-h3/[1.3] font-medium text-balance text-ink [counter-increment:step] before:text-price before:leading-none before:text-accent before:content-[counter(step)] first:pt-0 last:border-b-0 last:pb-0 @max-[17rem]:grid-cols-[1.5rem_minmax(0,1fr)]"
        >
          {step}
        </li>
      ))}
    </ol>
  );
}

export function ServicesPage() {
  return (
    <>
      <PageMeta {...servicesCopy.meta} path={paths.services} />
      <div className="wrap">
        <PageHead title={servicesCopy.title} lead={servicesCopy.lead} />
      </div>
      <MarginSection number={1} title={servicesCopy.services} tone="folder">
        <ServiceSheets detail="full" />
      </MarginSection>
      <MarginSection number={2} title={servicesCopy.steps.title}>
        <WorkSteps />
      </MarginSection>
      <MarginSection number={3} title={problems.title}>
        <ProblemCells />
      </MarginSection>
      <ClosingCall number={4} {...closingCopy} to={paths.contact} />
    </>
  );
}
