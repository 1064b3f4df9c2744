import type { ReactNode } from 'react';
import { shop } from '../../content/shop.ts';
import { formatClp } from '../../platform/money.ts';
import { Link } from '../../ui/link.tsx';
import { PageImage } from './page-image.tsx';
import type { Product } from './products.ts';

type Props = {
  readonly product: Product;
  /** 'first' for the first of a grid, 'eager' for the others of its first row on a desktop. */
  readonly loading: 'lazy' | 'eager' | 'first';
  /** The button that acts on it. */
  readonly children: ReactNode;
};

/** The sheet is half as wide as its pocket. */
const sizes = '(min-width: 80rem) 302px, (min-width: 48rem) 24vw, 50vw';

/** A document that rises from its pocket; the whole card leads to its page. */
export function ProductCard({ product, loading, children }: Props) {
  return (
    <article className="product">
      <div className="product__pocket" aria-hidden="true">
        <div className="product__back">
          <span>{product.category}</span>
        </div>
        <div className="sheet sheet--2" />
        <div className="sheet sheet--1">
          <PageImage product={product} sizes={sizes} loading={loading} />
        </div>
      </div>
      <div className="product__front">
        <h2>
          <Link to={product.link}>{product.name}</Link>
        </h2>
        <p>{product.description}</p>
        <div className="product__meta">
          <span className="price">{formatClp(product.price)}</span>
          <span className="caption">
            <span className="sr">{product.category}, </span>
            {shop.format}
          </span>
        </div>
        <div className="product__buy">{children}</div>
      </div>
    </article>
  );
}
