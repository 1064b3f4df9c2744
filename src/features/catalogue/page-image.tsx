import { env } from '../../platform/current-env.ts';
import type { Product } from './products.ts';

type Props = {
  readonly product: Product;
  /** The CSS width it is shown at, as in the `sizes` attribute. */
  readonly sizes: string;
  readonly alt?: string;
  /** The page as seen on the shelf, or the larger one behind the lock. */
  readonly kind?: 'page' | 'locked';
  readonly loading?: 'eager' | 'lazy';
};

/** Widths in pixels that `npm run images` makes; a Carta page is 17 × 22. */
const widths = { page: [160, 320, 640], locked: [420, 840, 1120] } as const;
const suffix = { page: '', locked: '-bloqueado' } as const;

/** The document's first page: letterhead and title sharp, the rest illegible in the pixels themselves. */
export function PageImage({ product, sizes, alt = '', kind = 'page', loading = 'lazy' }: Props) {
  const address = (width: number, format: string) =>
    `${env.assetBaseUrl}/img/documentos/${product.image}${suffix[kind]}-${width}.${format}`;
  const srcSet = (format: string) =>
    widths[kind].map((width) => `${address(width, format)} ${width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        src={address(widths[kind][1], 'webp')}
        srcSet={srcSet('webp')}
        sizes={sizes}
        width={612}
        height={792}
        alt={alt}
        loading={loading}
        decoding="async"
      />
    </picture>
  );
}
