import { assetUrl } from '../../platform/current-env.ts';

export type SizedFiles = {
  /** Path in public/ without width and extension. `npm run images` makes `{basePath}-{width}.avif` and `.webp`. */
  readonly basePath: `/img/${string}`;
  /** Widths in pixels, the smallest first. */
  readonly widths: readonly number[];
};

/**
 * Priority of an image. 'eager' is for images above the fold, and 'first' for the page's largest paint. 'wide-first' is
 * for images that are the largest paint only on wide screens.
 */
export type ImageLoading = 'lazy' | 'eager' | 'wide-first' | 'first';

/** Image files of one crop, and the size of any of them in pixels, from which the browser takes the aspect ratio. */
export type ImageCrop = {
  readonly files: SizedFiles;
  readonly size: { readonly width: number; readonly height: number };
};

type Props = {
  readonly files: SizedFiles;
  readonly sizes: string;
  /** Width and height give the aspect ratio, which reserves space until the image loads. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly className?: string | undefined;
  readonly loading?: ImageLoading | undefined;
  readonly narrowCrop?: ImageCrop & { readonly sizes: string };
};

/** Must equal `lg` in theme.css, from which text and picture stand side by side. */
const wideMedia = '(min-width: 64rem)';

/** Must stay below `sm` in theme.css. */
const phoneMedia = '(max-width: 39.99rem)';

const priorities = { lazy: undefined, eager: 'low', 'wide-first': 'low', first: 'high' } as const;

const addressOf = ({ basePath }: SizedFiles, width: number, format: string) =>
  assetUrl(`${basePath}-${width}.${format}`);

const srcSetOf = (files: SizedFiles, format: string) =>
  files.widths.map((width) => `${addressOf(files, width, format)} ${width}w`).join(', ');

export function SizedImage({ files, sizes, alt, loading = 'lazy', narrowCrop, ...rest }: Props) {
  const { widths } = files;
  const address = (width: number, format: string) => addressOf(files, width, format);
  const srcSet = (format: string) => srcSetOf(files, format);
  const isPreloaded = loading === 'first' || loading === 'wide-first';
  return (
    <>
      {isPreloaded && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          href={address(widths[1] ?? 0, 'avif')}
          imageSrcSet={srcSet('avif')}
          imageSizes={sizes}
          media={wideMedia}
          fetchPriority="high"
        />
      )}
      <picture>
        {narrowCrop &&
          ['avif', 'webp'].map((format) => (
            <source
              key={format}
              media={phoneMedia}
              type={`image/${format}`}
              srcSet={srcSetOf(narrowCrop.files, format)}
              sizes={narrowCrop.sizes}
              {...narrowCrop.size}
            />
          ))}
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
