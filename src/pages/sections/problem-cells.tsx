import { noBreak } from '../../content/no-break.ts';
import { problems } from '../../content/pages/shared-copy.ts';

/** Lists the problems, numbered like articles of a law. */
export function ProblemCells() {
  return (
    <div className="@container grid border-t border-rule sm:grid-cols-[1fr_1fr] sm:border-t-0">
      {problems.list.map(({ title, text }, index) => (
        <article
          key={title}
          className="grid min-w-0 grid-cols-[3.5rem_1fr] gap-x-2 gap-y-1.5 border-b border-rule pt-6 pb-6.5 sm:grid-cols-1 sm:content-start sm:border-t sm:border-b-0 sm:py-7 sm:odd:pr-8 sm:even:border-l sm:even:pl-8 sm:nth-[-n+2]:border-t-0 sm:nth-[-n+2]:pt-0 sm:nth-last-[-n+2]:pb-0 @max-[17rem]:grid-cols-1 @max-[17rem]:hyphens-auto print:break-inside-avoid"
        >
          <span
            translate="no"
            className="row-span-2 text-small/[1.75rem] font-semibold whitespace-nowrap text-accent sm:row-auto @max-[17rem]:row-auto"
          >
            Art. {index + 1}º
          </span>
          <h3 className="min-w-0">{title}</h3>
          <p className="min-w-0 text-small/[1.5]">{noBreak(text)}</p>
        </article>
      ))}
    </div>
  );
}
