import { productCopy } from '../../content/shop-copy.ts';
import { site } from '../../content/site.ts';
import { Leader } from '../../ui/paper/leader.tsx';
import type { ProductDetails } from './product-details.ts';

type Props = { readonly details: ProductDetails };

export function ProductFacts({ details }: Props) {
  const { format, delivery, immediate, rules } = productCopy.facts;
  return (
    <div className="@container grid gap-2 border-t border-rule pt-4 text-detail print:break-inside-avoid">
      <Leader term={format} value={site.documentFormat} />
      <Leader term={delivery} value={immediate} />
      <Leader term={rules} value={details.rules} />
    </div>
  );
}

/** The titles of the document's sections: all that the page says of its text while it is locked. */
export function ProductContents({ details: { contents, scope } }: Props) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-[1.5rem]">{productCopy.contents}</h2>
      <ol>
        {contents.map(([number, title]) => (
          <li
            className="grid grid-cols-[2.5rem_1fr] border-t border-rule py-2.75 leading-[1.4] before:font-display before:text-accent before:content-[attr(data-n)] print:break-inside-avoid"
            key={number}
            data-n={number}
          >
            {title}
          </li>
        ))}
      </ol>
      {scope && (
        <>
          <h2 className="mt-7 mb-3 text-[1.5rem]">{productCopy.scope}</h2>
          <p>{scope}</p>
        </>
      )}
    </section>
  );
}
