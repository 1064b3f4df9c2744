import { noBreak } from '../../content/no-break.ts';
import { problems } from '../../content/pages/shared-copy.ts';
import { Summary } from '../../ui/summary.tsx';

function FoldedProblems() {
  return (
    <div className="border-t border-rule sm:hidden print:hidden">
      {problems.list.map(({ title, text }) => (
        <details key={title} className="border-b border-rule">
          <Summary>
            <h3 className="font-sans text-body/[1.5] font-semibold tracking-[0]">{title}</h3>
          </Summary>
          <p className="pb-4 pl-7 text-small/[1.5]">{noBreak(text)}</p>
        </details>
      ))}
    </div>
  );
}

type Props = {
  /** True to show only the titles on phones. */
  readonly isFoldable?: boolean;
};

export function ProblemCells({ isFoldable = false }: Props) {
  return (
    <>
      {isFoldable && <FoldedProblems />}
      <div
        className={`@container grid border-t border-rule sm:grid-cols-[1fr_1fr] sm:border-t-0 ${isFoldable ? 'max-sm:hidden print:grid' : ''}`}
      >
        {problems.list.map(({ title, text }) => (
          <article
            key={title}
            className="grid min-w-0 gap-y-1.5 border-b border-rule py-5 sm:content-start sm:border-t sm:border-b-0 sm:py-7 sm:odd:pr-8 sm:even:border-l sm:even:pl-8 sm:nth-[-n+2]:border-t-0 sm:nth-[-n+2]:pt-0 sm:nth-last-[-n+2]:pb-0 @max-[17rem]:hyphens-auto print:break-inside-avoid"
          >
            <h3 className="min-w-0">{title}</h3>
            <p className="min-w-0 text-small/[1.5]">{noBreak(text)}</p>
          </article>
        ))}
      </div>
    </>
  );
}
