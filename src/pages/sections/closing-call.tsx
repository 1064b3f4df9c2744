import { useId } from 'react';
import { noBreak } from '../../content/no-break.ts';
import { closingCopy } from '../../content/pages/shared-copy.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/images/icon.tsx';
import { SectionNumber } from '../../ui/section-number.tsx';

type Props = {
  /** Number with §, for pages with at least three sections. */
  readonly number?: number;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
};

export function ClosingCall({ number, title, text, action, to }: Props) {
  const id = useId();
  return (
    <section
      className="on-ink border-b border-ink-line bg-ink wrap-break-word text-on-ink-2 print:hidden"
      aria-labelledby={id}
    >
      <div className="wrap py-section">
        <div className="max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:items-baseline max-sm:gap-x-2.5">
          {number !== undefined && <SectionNumber className="sm:mb-3.5" number={number} isOnInk />}
          <h2 id={id} className="max-w-[15em] text-h2 text-on-ink">
            {noBreak(title)}
          </h2>
        </div>
        <p className="mt-4 max-w-[34rem] text-lead md:max-w-[32rem]">{noBreak(text)}</p>
        <ButtonLink className="mt-6 max-md:w-full sm:mt-8" to={to}>
          {action}
        </ButtonLink>
        <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-small text-on-ink max-sm:hidden sm:mt-8 sm:gap-x-8">
          {closingCopy.facts.map(([icon, fact]) => (
            <li key={icon} className="flex items-center gap-2">
              <Icon name={icon} className="size-6 text-accent-300" />
              <span>{fact}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
