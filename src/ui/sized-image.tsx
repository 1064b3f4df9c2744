import { assetUrl } from '../platform/asset-url.ts';

export type SizedFiles = {
  /** Path below public/, without width and ending: `{name}-{width}.avif` and `.webp`, as `npm run images` makes them. */
  readonly name: `/img/${string}`;
  /** Pixels, the smallest first. */
  readonly widths: readonly number[];
};

type Props = {
  readonly files: SizedFiles;
  /** The CSS width it is shown at, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Its shape, which holds its place until it is there. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly className?: string | undefined;
  /** Above the fold 'eager', and 'first' for the largest image there; by default 'lazy'. */
  readonly loading?: 'lazy' | 'eager' | 'first' | undefined;
};

/** An image with pixels, in the format and the size that the browser likes best. */
export function SizedImage({ files: { name, widths }, sizes, alt, loading = 'lazy', ...rest }: Props) {
  const address = (width: number, format: string) => assetUrl(`${name}-${width}.${format}`);
  const srcSet = (format: string) => widths.map((width) => `${address(width, format)} ${width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        {...rest}
        alt={alt}
        src={address(widths[1] ?? 0, 'webp')}
        srcSet={srcSet('webp')}
        sizes={sizes}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={loading === 'first' ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
