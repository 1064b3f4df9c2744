import type { ReactNode } from 'react';
import { noBreak } from '../../content/no-break.ts';
import { site } from '../../content/site.ts';
import { formatClp } from '../../platform/format.ts';
import type { ImageLoading } from '../../ui/images/sized-image.tsx';
import { Link } from '../../ui/link.tsx';
import { Sheet } from '../../ui/paper/sheet.tsx';
import { Price } from '../../ui/price.tsx';
import { PageImage } from './page-image.tsx';
import type { ListedProduct } from './product-details.ts';
import { ProductHighlights } from './product-facts.tsx';

type Props = ListedProduct & {
  /** 'wide-first' for the grid's first card, 'eager' for the other cards of the first row on a desktop. */
  readonly loading: ImageLoading;
  /** Buttons below the price. */
  readonly children: ReactNode;
};

/** `sizes` of the images: a sheet is half as wide as its pocket. */
const sizes = '(min-width: 80rem) 302px, (min-width: 48rem) 24vw, 50vw';

/** Position of both sheets in the pocket, from which they rise. */
const sheetClasses = 'absolute top-5 right-[7%] w-[52%] transition-transform duration-lift ease-out';

/**
 * Visible height of the pocket. It is always less than the height of a sheet, because even a raised sheet must end
 * behind the pocket's front.
 */
const pocketClasses = '[--pocket:min(13.5rem,62cqw)] md:[--pocket:min(17.5rem,31cqw-0.8rem)]';

/** Card of a product. The whole card links to the product's page. */
export function ProductCard({ product, purpose, description, loading, children }: Props) {
  return (
    <article
      className={`group relative isolate grid *:min-w-0 md:grid-rows-[auto_1fr] print:break-inside-avoid ${pocketClasses}`}
    >
      <div className="relative h-(--pocket) overflow-hidden" aria-hidden="true">
        <div className="absolute inset-x-0 top-[52%] -bottom-px rounded-tr-folder bg-folder-back forced-colors:border">
          <span className="absolute bottom-[calc(100%-1px)] left-0 h-9 bg-folder-back pr-9 pl-5 text-label/[2.375rem] font-semibold tracking-[0.03em] text-ink [clip-path:var(--shape-tab)] forced-colors:border forced-colors:[clip-path:none]">
            {product.category}
          </span>
        </div>
        <Sheet
          className={`transform-[rotate(3.4deg)_translate(8px,6px)] group-focus-within:transform-[rotate(5deg)_translate(14px,-2px)] group-hover:transform-[rotate(5deg)_translate(14px,-2px)] group-active:transform-[rotate(5deg)_translate(14px,-2px)] ${sheetClasses}`}
        />
        <Sheet
          className={`transform-[rotate(-1.2deg)] group-focus-within:transform-[rotate(-2.2deg)_translateY(-14px)] group-hover:transform-[rotate(-2.2deg)_translateY(-14px)] group-active:transform-[rotate(-2.2deg)_translateY(-14px)] ${sheetClasses}`}
        >
          <PageImage product={product} sizes={sizes} loading={loading} />
        </Sheet>
      </div>
      <div className="relative flex flex-col rounded-b-folder border border-rule-folder border-t-[#f9f3e9] bg-folder p-6 wrap-break-word shadow-[0_-10px_18px_-10px_rgb(58_40_20/0.22)] md:p-8 @max-[17rem]:px-3 @max-[17rem]:hyphens-auto">
        <h2 className="text-h3">
          <Link
            className="decoration-accent decoration-1 underline-offset-[0.18em] group-focus-within:underline after:absolute after:inset-0 after:top-[calc(-1*var(--pocket))] hover:underline"
            to={product.link}
          >
            {noBreak(product.name)}
          </Link>
        </h2>
        <p className="mt-2.5 font-semibold text-ink">{noBreak(purpose)}</p>
        <p className="mt-2 mb-4">{noBreak(description)}</p>
        <ProductHighlights product={product} />
        <div className="mt-auto mb-4 flex flex-wrap items-baseline justify-between gap-4 border-t border-rule-folder pt-4.5">
          <Price className="text-price">{formatClp(product.price)}</Price>
          <span className="text-small text-ink-700">
            <span className="sr-only">{`${product.category}, `}</span>
            {site.documentFormat}
          </span>
        </div>
        <div className="relative z-1 grid gap-1.5">{children}</div>
      </div>
    </article>
  );
}
