import { noBreak } from '../../content/no-break.ts';

const leadClasses = {
  // Make the lead the page's largest text, so that the largest contentful paint doesn't wait for the app to start.
  large: 'mt-1.5 max-w-measure text-lead text-ink-700 print:hidden',
  // At this width the lead of /completar/…/varios takes three lines on a phone in every font.
  small: 'mt-1.5 text-small text-ink-700 max-sm:max-w-[20.9rem] print:hidden',
  wide: 'mt-1.5 text-small text-ink-700 max-lg:sr-only print:hidden',
} as const;

type Props = {
  readonly title: string;
  readonly lead: string;
  /** Size of the lead. `wide` hides it from narrow screens, which have no room for it above the form. */
  readonly leadSize: keyof typeof leadClasses;
  /** True to show the title, because it differs from the bar's. */
  readonly hasOwnTitle?: boolean;
};

/**
 * Head of a page below a bar that shows the page's name. A title that repeats this name is only for screen readers and
 * paper.
 */
export function WorkHead({ title, lead, leadSize, hasOwnTitle = false }: Props) {
  return (
    <header
      className={`wrap-break-word lg:pt-6 print:pt-0 print:pb-[6mm] ${leadSize === 'wide' ? 'pt-1 lg:pb-4' : 'pt-4 pb-6'}`}
    >
      <h1 className={hasOwnTitle ? 'text-h3' : 'sr-only print:not-sr-only'}>{noBreak(title)}</h1>
      <p className={leadClasses[leadSize]}>{noBreak(lead)}</p>
    </header>
  );
}
