import { assetUrl } from '../../platform/current-env.ts';

export type SizedFiles = {
  /** Path below public/, without width and ending: `{name}-{width}.avif` and `.webp`, as `npm run images` makes them. */
  readonly name: `/img/${string}`;
  /** Pixels, the smallest first. */
  readonly widths: readonly number[];
};

/**
 * When a picture is asked for. Above the fold 'eager'; 'first' for the one that is the largest paint of its page, and
 * 'wide-first' where it is that only on wide screens: on narrow ones the text is.
 */
export type Loading = 'lazy' | 'eager' | 'wide-first' | 'first';

type Props = {
  readonly files: SizedFiles;
  /** The CSS width it is shown at, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Its shape, which holds its place until it is there. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly className?: string | undefined;
  /** By default 'lazy'. */
  readonly loading?: Loading | undefined;
};

/** Where text and picture stand beside each other: `lg` in theme.css. */
const wide = '(min-width: 64rem)';

const priorities = { lazy: undefined, eager: 'low', 'wide-first': 'low', first: 'high' } as const;

/** An image with pixels, in the format and the size that the browser likes best. */
export function SizedImage({ files: { name, widths }, sizes, alt, loading = 'lazy', ...rest }: Props) {
  const address = (width: number, format: string) => assetUrl(`${name}-${width}.${format}`);
  const srcSet = (format: string) => widths.map((width) => `${address(width, format)} ${width}w`).join(', ');
  const isLargest = loading === 'first' || loading === 'wide-first';
  return (
    <>
      {isLargest && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          href={address(widths[1] ?? 0, 'avif')}
          imageSrcSet={srcSet('avif')}
          imageSizes={sizes}
          media={wide}
          fetchPriority="high"
        />
      )}
      <picture>
        <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
        <img
          {...rest}
          alt={alt}
          src={address(widths[1] ?? 0, 'webp')}
          srcSet={srcSet('webp')}
          sizes={sizes}
          loading={loading === 'lazy' ? 'lazy' : 'eager'}
          fetchPriority={priorities[loading]}
          decoding="async"
        />
      </picture>
    </>
  );
}
