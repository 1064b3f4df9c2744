import { productCopy, shop } from '../../content/shop.ts';
import { Leader } from '../../ui/leader.tsx';
import type { Product } from './products.ts';

export function ProductFacts({ product }: { readonly product: Product }) {
  const { format, delivery, immediate, rules } = productCopy.facts;
  return (
    <div className="facts">
      <Leader term={format} value={shop.format} />
      <Leader term={delivery} value={immediate} />
      <Leader term={rules} value={product.rules} />
    </div>
  );
}

/** The titles of the document's sections: all that the page says of its text while it is locked. */
export function ProductContents({ product }: { readonly product: Product }) {
  return (
    <section className="toc">
      <h2>{productCopy.contents}</h2>
      <ol>
        {product.contents.map(([number, title]) => (
          <li key={number} data-n={number}>
            {title}
          </li>
        ))}
      </ol>
      {product.scope && (
        <>
          <h2>{productCopy.scope}</h2>
          <p>{product.scope}</p>
        </>
      )}
    </section>
  );
}
