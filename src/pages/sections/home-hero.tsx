import { attendedBy, firm } from '../../content/firm.ts';
import { homeCopy } from '../../content/pages/home-copy.ts';
import { paths } from '../../content/paths.ts';
import { shopOffer } from '../../content/shop-teaser-copy.ts';
import { PageImage } from '../../features/catalogue/page-image.tsx';
import { lowestPrice } from '../../features/catalogue/prices.ts';
import { purchasesKey } from '../../features/purchases/purchases-key.ts';
import { formatClp } from '../../platform/format.ts';
import { useHasStored } from '../../platform/storage/use-has-stored.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/images/icon.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Link } from '../../ui/link.tsx';
import { Sheet } from '../../ui/paper/sheet.tsx';
import { Person } from '../../ui/person.tsx';
import { ForwardLink } from '../../ui/text-link.tsx';

const sizes = '(min-width: 64rem) min(360px, 28vw), (min-width: 40rem) 252px, 186px';

/** Images of two of the shop's documents. The page doesn't import the product list, so that it stays small. */
export const [frontDocument, backDocument] = [
  { image: 'formulario-registro-dea' },
  { image: 'contrato-plazo-fijo-educadora' },
];

const liftClasses = 'transition-[translate] duration-lift ease-out group-hover:-translate-y-2';

/** The pictures are decorative, because the shop describes them. */
function DocumentStack() {
  return (
    <div className="relative aspect-[1/1.17] w-62 *:absolute sm:w-84 lg:w-full" aria-hidden="true">
      <div className="stack-folder inset-[2.25rem_0_0]" data-tab={homeCopy.folder} />
      <Sheet className="top-[10%] right-[3%] w-[73%] rotate-[4.2deg] motion-safe:animate-fan" />
      <Sheet className="top-[9%] left-[15%] w-[73%] rotate-[1deg] motion-safe:animate-fan motion-safe:[animation-delay:60ms]">
        <PageImage product={backDocument} sizes={sizes} loading="eager" />
      </Sheet>
      <Sheet
        raised
        className={`top-[9.5%] left-[4.5%] w-3/4 rotate-[-2.2deg] motion-safe:animate-fan motion-safe:[animation-delay:120ms] ${liftClasses}`}
      >
        <PageImage product={frontDocument} kind="filled" sizes={sizes} loading="wide-first" />
      </Sheet>
    </div>
  );
}

/**
 * Positions of the margin notes. Each note comments on an answer in the picture of the form. A line, its `before:`
 * element, points to that answer. On phones the first note is above its line.
 */
const notePositions = [
  'top-[47%] before:top-5 max-sm:top-[30%] max-sm:before:top-auto max-sm:before:bottom-4',
  'top-[71%] before:top-5 max-sm:top-[66%]',
] as const;

/** With large text the notes are hidden for lack of room. */
function MarginNotes() {
  return homeCopy.marginNotes.map((note, index) => (
    <span
      key={note}
      className={`pointer-events-none absolute right-0 flex w-56 max-w-[62%] gap-2 rounded-control bg-accent-100 px-3 py-2 text-small/[1.3] text-ink shadow-raised before:absolute before:right-full before:w-6 before:border-t-2 before:border-accent sm:w-72 lg:-right-4 lg:w-64 lg:before:w-8 @max-[15rem]:hidden forced-colors:border ${notePositions[index] ?? ''}`}
      aria-hidden="true"
    >
      <Icon name="info" className="mt-px size-5 text-accent-700 max-sm:hidden" />
      <span>{note}</span>
    </span>
  ));
}

function Label() {
  return <p className="uppercase">{homeCopy.label}</p>;
}

/** Link to the pending payments, if there are any, in place of the label above the title, so that nothing moves. */
const PendingPayment = lazyWithRetry(
  async () => {
    const { PendingPaymentLink } = await import('../../features/purchases/purchases-links.tsx');
    return () => <PendingPaymentLink fallback={<Label />} />;
  },
  { isOptional: true, Fallback: Label },
);

const actionClasses = 'max-w-full flex-[1_1_9rem] sm:flex-none';

/** The hero is drawn and animated only with HTML and CSS, so that it never waits for scripts. */
export function HomeHero() {
  const hasPurchases = useHasStored(purchasesKey);
  return (
    <div className="relative overflow-hidden wrap-break-word">
      <div className="absolute inset-[0_0_0_calc(50%+18rem)] border-l border-rule-folder bg-folder max-lg:hidden" />
      <div className="wrap grid gap-5 pt-[clamp(1.75rem,5vw,5rem)] lg:relative lg:grid-cols-[1.38fr_1fr] lg:items-center lg:gap-14 lg:py-[clamp(3.5rem,5.2vw,5.5rem)]">
        <div className="min-w-0">
          <div className="text-label text-ink-500">{hasPurchases ? <PendingPayment /> : <Label />}</div>
          {/* text-display is at most 15vw, so that the longest word still fits at double text size. */}
          <h1 className="mt-3 mb-4 text-display leading-display sm:mt-4 sm:mb-5 lg:text-display-lg">
            {homeCopy.title}
          </h1>
          <p className="max-w-[34rem] text-lead text-ink-700">{homeCopy.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink className={actionClasses} to={paths.contact}>
              {homeCopy.contact}
            </ButtonLink>
            <ButtonLink className={actionClasses} variant="line" to={paths.services}>
              {homeCopy.services}
            </ButtonLink>
          </div>
          <ForwardLink className="mt-2" to={paths.shop}>
            {homeCopy.templatesFrom(formatClp(lowestPrice))}
          </ForwardLink>
          {firm.lawyer && <Person className="mt-7" {...firm.lawyer} parts={attendedBy(firm.lawyer)} />}
        </div>
        <div className="relative -mx-gutter h-76 min-w-0 overflow-hidden border-t border-rule-folder bg-folder px-gutter pt-7 sm:h-100 lg:m-0 lg:h-auto lg:overflow-visible lg:border-t-0 lg:bg-transparent lg:p-0">
          <div className="@container relative mx-auto max-w-[30rem] lg:mr-0">
            <Link
              className="group block"
              to={paths.shop}
              aria-label={`${shopOffer.title}: ${shopOffer.action}`}
            >
              <DocumentStack />
            </Link>
            <MarginNotes />
          </div>
        </div>
      </div>
    </div>
  );
}
