import type { PostBody } from '../../content/post.ts';
import { postCopy } from '../../content/post-copy.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DoubleRule } from '../../ui/paper/double-rule.tsx';

/** The facts of the matter on a sheet in the margin. */
export function Brief({ body: { brief, related } }: { readonly body: PostBody }) {
  const [next] = related;
  return (
    <aside
      className="self-start rounded-sheet bg-sheet p-6 shadow-sheet lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:my-16 lg:mr-10 print:static print:m-0 print:mb-[6mm] print:break-inside-avoid print:border print:border-[#999] print:shadow-none"
      aria-labelledby="en-breve"
    >
      <h2 className="mb-3.5 text-[1.375rem]" id="en-breve">
        {postCopy.brief}
      </h2>
      <DoubleRule />
      <dl className="mt-2 print:columns-2 print:gap-x-[8mm]">
        {brief.map(([fact, meaning]) => (
          <div className="border-b border-rule py-3 print:break-inside-avoid" key={fact}>
            <dt className="font-display text-[1.5rem] leading-[1.1] font-medium text-ink">{fact}</dt>
            <dd className="mt-1 text-detail leading-[1.4]">{meaning}</dd>
          </div>
        ))}
      </dl>
      {next && (
        <ButtonLink className="mt-5" block to={next.to}>
          {next.text}
        </ButtonLink>
      )}
    </aside>
  );
}
