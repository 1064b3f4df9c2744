import type { ReactNode } from 'react';
import { postCopy } from '../../content/pages/blog-copy.ts';
import { drawingLabels, type Picture as PictureData } from '../../content/post.ts';
import { assetUrl } from '../../platform/current-env.ts';
import { type ImageLoading, SizedImage } from '../../ui/images/sized-image.tsx';

type PostDrawing = {
  readonly viewBox: string;
  /** Text of the drawing. The page renders it, because the .svg file can't use the site's fonts. */
  readonly words: ReactNode;
};

/**
 * Line drawings, keyed by the path of their .png below public/. The page loads the .svg in the same folder. `npm run
 * images` makes both files.
 */
export const postDrawings: Readonly<Record<string, PostDrawing>> = {
  // The important part is in the middle, because the head of a post crops the drawing to a band, and a card crops it
  // nearly square.
  '/img/blog/gabinete-dea.png': {
    viewBox: '0 60 1200 560',
    words: (
      <text
        x="626"
        y="236"
        textAnchor="middle"
        fontSize="22"
        fontWeight="600"
        letterSpacing="2"
        fill="#fffdfa"
      >
        DEA
      </text>
    ),
  },
  '/img/blog/un-dea-cada-150-metros.png': {
    viewBox: '0 0 1200 470',
    words: (
      <>
        <text className="dimension" x="585" y="417">
          {drawingLabels.length}
        </text>
        <text className="dimension" x="112" y="224" transform="rotate(-90 112 215)">
          {drawingLabels.height}
        </text>
      </>
    ),
  },
};

/** Widths of the photos in pixels. Their aspect ratio is that of link-preview images (og:image), 1200 by 630. */
export const photoWidths: readonly number[] = [480, 960, 1600];

type ImagePath = PictureData['src'];

function withoutExtension(src: ImagePath): ImagePath {
  return src.replace(/\.\w+$/, '') as ImagePath;
}

type Props = {
  readonly picture: PictureData;
  readonly sizes: string;
  readonly loading?: ImageLoading;
  /** Sets the aspect ratio or height. */
  readonly className?: string;
  /** True beside a link with the same text. Screen readers then skip the picture. */
  readonly decorative?: boolean;
};

/** Picture that fills its box and is cropped to the box's aspect ratio. */
export function Picture({
  picture: { src, alt },
  sizes,
  loading,
  className = '',
  decorative = false,
}: Props) {
  const drawing = postDrawings[src];
  if (!drawing) {
    return (
      <SizedImage
        className={`w-full object-cover ${className}`}
        files={{ basePath: withoutExtension(src), widths: photoWidths }}
        sizes={sizes}
        loading={loading}
        width={1200}
        height={630}
        alt={decorative ? '' : alt}
      />
    );
  }
  const { viewBox, words } = drawing;
  const [x, y, width, height] = viewBox.split(' ');
  return (
    <svg
      className={`w-full ${className}`}
      width={width}
      height={height}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={alt}
      aria-hidden={decorative}
    >
      <image href={assetUrl(`${withoutExtension(src)}.svg`)} x={x} y={y} width={width} height={height} />
      {words}
    </svg>
  );
}

type PlateProps = {
  readonly number: number;
  readonly caption: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Framed and numbered picture. On phones it is as wide as the screen. */
export function Plate({ number, caption, className = '', children }: PlateProps) {
  return (
    <figure
      className={`border border-rule-folder bg-folder max-sm:-mx-gutter max-sm:border-x-0 ${className}`}
    >
      {children}
      <figcaption className="border-t border-rule-folder px-4 py-3 text-caption/body text-ink-700 max-sm:px-gutter">
        {postCopy.plate(number, caption)}
      </figcaption>
    </figure>
  );
}
