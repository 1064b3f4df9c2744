import { assetUrl } from '../../platform/current-env.ts';

export type SizedFiles = {
  /** Path below public/ without width and extension. `npm run images` makes `{name}-{width}.avif` and `.webp`. */
  readonly name: `/img/${string}`;
  /** Widths in pixels, the smallest first. */
  readonly widths: readonly number[];
};

/**
 * Priority of an image. Above the fold: 'eager'; 'first' for the largest paint of its page; 'wide-first' if it is the
 * largest paint only on wide screens, since on narrow ones the text is.
 */
export type Loading = 'lazy' | 'eager' | 'wide-first' | 'first';

type Props = {
  readonly files: SizedFiles;
  /** CSS width of the image, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Aspect ratio, which reserves space until the image loads. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly className?: string | undefined;
  readonly loading?: Loading | undefined;
};

/** Screens that show text and picture side by side: `lg` in theme.css. */
const wide = '(min-width: 64rem)';

const priorities = { lazy: undefined, eager: 'low', 'wide-first': 'low', first: 'high' } as const;

/** Raster image in the best format and size for the browser. */
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
