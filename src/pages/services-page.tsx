import { closing } from '../content/home.ts';
import { paths } from '../content/paths.ts';
import { problems } from '../content/practice.ts';
import { servicesCopy } from '../content/services.ts';
import { PageHead } from '../ui/page-head.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { ClosingCall } from './sections/closing-call.tsx';
import { MarginSection } from './sections/margin-section.tsx';
import { ProblemCells } from './sections/problem-cells.tsx';
import { ServiceSheets } from './sections/service-sheets.tsx';
import { WorkSteps } from './sections/work-steps.tsx';

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
      <ClosingCall number={4} {...closing} to={paths.contact} />
    </>
  );
}
