import { noBreak } from '../../content/no-break.ts';
import { problems } from '../../content/pages/shared-copy.ts';

export function ProblemCells() {
  return (
    <div className="@container grid border-t border-rule sm:grid-cols-[1fr_1fr] sm:border-t-0">
      {problems.list.map(({ title, text }) => (
        <article
          key={title}
          className="grid min-w-0 content-start gap-y-1.5 border-b border-rule pt-6 pb-6.5 sm:border-t sm:border-b-0 sm:py-7 sm:odd:pr-8 sm:even:border-l sm:even:pl-8 sm:nth-[-n+2]:border-t-0 sm:nth-[-n+2]:pt-0 sm:nth-last-[-n+2]:pb-0 @max-[17rem]:hyphens-auto print:break-inside-avoid"
        >
          <h3 className="min-w-0">{title}</h3>
          <p className="min-w-0 text-small/[1.5]">{noBreak(text)}</p>
        </article>
      ))}
    </div>
  );
}
