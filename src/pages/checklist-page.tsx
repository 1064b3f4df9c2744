import './checklist.css';
import { noBreak } from '../content/no-break.ts';
import { type ChecklistGroup, checklist, checklistCopy } from '../content/pages/checklist-copy.ts';
import { paths } from '../content/paths.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/images/icon.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { SectionNumber } from '../ui/section-number.tsx';
import { BackLink, ForwardLink } from '../ui/text-link.tsx';
import { Band } from './sections/band.tsx';
import { BookingLink } from './sections/booking-link.tsx';
import { PageHead } from './sections/page-head.tsx';

type SectionProps = {
  readonly group: ChecklistGroup;
  readonly number: number;
  /** Number of the section's first item. The numbers continue through the whole list. */
  readonly start: number;
};

/** Square to tick with a pen on the printed list. */
function PenSquare() {
  return (
    <svg
      className="mt-0.5 size-5.5 flex-none print:mt-[0.4mm] print:size-[3.6mm]"
      width={22}
      height={22}
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      aria-hidden="true"
    >
      <rect x={1.75} y={1.75} width={18.5} height={18.5} rx={2} />
    </svg>
  );
}

function Section({ group: { name, items }, number, start }: SectionProps) {
  const id = `grupo-${number}`;
  return (
    <section
      className="grid gap-4 border-t border-rule py-9 lg:grid-cols-[3.7fr_8.3fr] lg:py-11 print:break-inside-avoid print:grid-cols-[1fr_3.4fr] print:gap-[4mm] print:pt-[1.6mm] print:pb-[1mm]"
      aria-labelledby={id}
    >
      <div className="min-w-0 print:flex print:items-baseline print:gap-[1.5mm] print:pt-[0.7mm]">
        <SectionNumber className="mb-2 print:mb-0 print:text-small" number={number} />
        <h2 id={id} className="text-h3 print:text-body">
          {name}
        </h2>
      </div>
      <ol className="@container min-w-0" start={start}>
        {items.map(([question, detail], index) => (
          <li
            key={question}
            className="grid break-inside-avoid grid-cols-[2.5rem_1fr_auto] border-b border-rule py-3.5 leading-[1.45] last:border-b-0 lg:first:pt-0 @max-[15rem]:grid-cols-[1.75rem_1fr] print:grid-cols-[6mm_1fr_auto] print:py-[0.7mm] print:leading-[1.24] print:first:pt-[0.7mm]"
          >
            <PenSquare />
            <div className="min-w-0">
              <strong className="block text-[min(1em,9vw)] text-balance print:text-small">{question}</strong>
              <span className="text-small print:text-caption">{noBreak(detail)}</span>
            </div>
            <span
              className="min-w-10 text-right font-display text-body leading-[1.3] font-medium text-ink-500 @max-[15rem]:hidden print:text-caption"
              aria-hidden="true"
            >
              {start + index}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function countBefore(index: number): number {
  return checklist.slice(0, index).reduce((sum, { items }) => sum + items.length, 0);
}

export function ChecklistPage() {
  const { meta, title, lead, back, note, closing } = checklistCopy;
  const [boldText, plainText] = note;
  return (
    <>
      <PageMeta {...meta} path={paths.checklist} />
      <div className="wrap checklist">
        <PageHead title={title} lead={lead} backLink={<BackLink to={paths.resources}>{back}</BackLink>} />
        <Button variant="line" className="mb-10 max-sm:w-full noscript:hidden" onClick={() => window.print()}>
          <Icon name="print" />
          {checklistCopy.print}
        </Button>
        <div className="grid grid-cols-1 pb-section wrap-break-word print:pb-0">
          {checklist.map((group, index) => (
            <Section key={group.name} group={group} number={index + 1} start={countBefore(index) + 1} />
          ))}
          <div className="flex flex-wrap gap-4 rounded-control bg-accent-100 p-6 text-ink print:mt-[1mm] print:break-inside-avoid print:items-center print:gap-[2mm] print:border print:border-black print:bg-transparent print:px-[3mm] print:py-[1.5mm] print:text-caption">
            <Icon name="alert" className="size-7 text-accent-700 print:size-[5mm]" />
            <p className="flex-[1_1_12rem]">
              <strong>{boldText}</strong> <span>{plainText}</span>
            </p>
          </div>
        </div>
      </div>
      <Band title={closing.title} text={closing.text}>
        <BookingLink />
        <ForwardLink to={closing.form.to}>{closing.form.text}</ForwardLink>
      </Band>
    </>
  );
}
