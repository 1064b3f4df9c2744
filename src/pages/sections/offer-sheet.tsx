import { type ReactNode, useId } from 'react';
import { Fact } from '../../ui/paper/leader.tsx';
import { DoubleRule } from '../../ui/paper/sheet.tsx';

type Props = {
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly className?: string;
  /** Returns the content below the text, given the id of the title. */
  readonly children: (titleId: string) => ReactNode;
};

export function OfferSheet({ label, title, text, className = '', children }: Props) {
  const id = useId();
  return (
    // Keep the transparent outline, which forced colours make visible when they remove the shadow.
    <article
      className={`flex min-w-0 flex-col rounded-sheet bg-sheet p-[clamp(1.5rem,0.5rem+1.9vw,2.25rem)] shadow-sheet outline outline-transparent print:break-inside-avoid print:border print:border-[#999] print:shadow-none ${className}`}
      aria-labelledby={id}
    >
      <span className="text-label text-ink-500 uppercase">{label}</span>
      <DoubleRule className="mt-3" />
      <h3 id={id} className="mt-4 sm:mt-6">
        {title}
      </h3>
      <p className="mt-2 max-sm:text-small/[1.5]">{text}</p>
      {children(id)}
    </article>
  );
}

type DetailsProps = { readonly className?: string; readonly children: ReactNode };

export function OfferDetails({ className = '', children }: DetailsProps) {
  return <div className={`border-t border-rule py-2.5 text-small/[1.4] ${className}`}>{children}</div>;
}

type FactsProps = { readonly facts: readonly (readonly [term: string, value: string])[] };

export function OfferFacts({ facts }: FactsProps) {
  return (
    <div className="-my-2.5">
      {facts.map(([term, value]) => (
        <Fact key={term} className="border-rule py-2.5 not-first:border-t" term={term} value={value} />
      ))}
    </div>
  );
}
