import { noBreak } from '../../content/no-break.ts';
import { productCopy } from '../../content/shop-copy.ts';
import { templateFactsCopy } from '../../content/shop-teaser-copy.ts';
import { site } from '../../content/site.ts';
import { Note } from '../../ui/notices/note.tsx';
import { Fact } from '../../ui/paper/leader.tsx';
import type { ProductDetails } from './details.ts';
import type { DetailedProduct } from './product-details.ts';

export function ProductFacts({ product, details }: DetailedProduct) {
  const { format, delivery, immediate, rules } = productCopy.facts;
  const [term, value] = templateFactsCopy.completed;
  return (
    <div className="grid grid-cols-1 divide-y divide-rule border-t border-rule text-small *:py-2.5 print:break-inside-avoid">
      <Fact term={format} value={site.documentFormat} />
      <Fact term={templateFactsCopy.pages} value={String(product.pages)} />
      <Fact term={term} value={value} />
      <Fact term={delivery} value={immediate} />
      <Fact term={rules} value={noBreak(details.laws)} />
      <Note icon="download">{templateFactsCopy.downloadAgain}</Note>
    </div>
  );
}

export function ProductHighlights({ product: { pages } }: Pick<DetailedProduct, 'product'>) {
  const [term, value] = templateFactsCopy.completed;
  return (
    <ul className="mb-5 grid gap-0.5 text-small text-pretty text-ink-700">
      {[`${term}: ${value}`, `${templateFactsCopy.pages}: ${pages}`, templateFactsCopy.downloadAgain].map(
        (line) => (
          <li
            key={line}
            className="relative pl-6 before:absolute before:top-[0.7em] before:left-0 before:h-[2px] before:w-3 before:bg-accent"
          >
            {line}
          </li>
        ),
      )}
    </ul>
  );
}

type Props = { readonly details: ProductDetails };

/** Lists the titles of the document's sections, the only part of the text that is readable before the purchase. */
export function ProductContents({ details: { contents, scope } }: Props) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-h3">{productCopy.contents}</h2>
      <ol>
        {contents.map(([number, title]) => (
          <li
            className="grid grid-cols-[2.5rem_1fr] items-baseline border-t border-rule py-2.75 leading-[1.4] before:font-display before:text-accent before:content-[attr(data-n)] print:break-inside-avoid"
            key={number}
            data-n={number}
          >
            {title}
          </li>
        ))}
      </ol>
      {scope && (
        <>
          <h2 className="mt-7 mb-3 text-h3">{productCopy.scope}</h2>
          <p>{scope}</p>
        </>
      )}
    </section>
  );
}
