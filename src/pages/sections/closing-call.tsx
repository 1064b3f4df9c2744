import { useId } from 'react';
import { noBreak } from '../../content/no-break.ts';
import { closing } from '../../content/pages/shared-copy.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/images/icon.tsx';
import { Seal } from '../../ui/paper/seal.tsx';
import { SectionNumber } from '../../ui/section-number.tsx';

type Props = {
  /** § number on the page. */
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
};

/** Call to action that closes a page, on ink and with the seal. */
export function ClosingCall({ number, title, text, action, to }: Props) {
  const id = useId();
  return (
    <section
      className="on-ink relative overflow-hidden border-b border-ink-line bg-ink wrap-break-word text-on-ink-2 print:hidden"
      aria-labelledby={id}
    >
      <div className="wrap relative py-section lg:pr-96">
        <Seal
          className="absolute -top-18 -right-26 w-60 rotate-12 opacity-95 md:top-auto md:-right-20 md:-bottom-12 md:w-64 lg:right-0 lg:-bottom-24 lg:w-100"
          loading="lazy"
        />
        <SectionNumber onInk aria-hidden="true">
          {`§ ${number}`}
        </SectionNumber>
        <h2 id={id} className="mt-3.5 max-w-[15em] text-h2 text-on-ink max-md:pt-12">
          {noBreak(title)}
        </h2>
        <p className="mt-5 max-w-[34rem] text-lead md:max-w-[32rem]">{noBreak(text)}</p>
        <ButtonLink className="mt-8 max-md:w-full" to={to}>
          {action}
        </ButtonLink>
        <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-2 text-small text-on-ink">
          {closing.facts.map(([icon, fact]) => (
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
