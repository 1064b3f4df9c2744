import type { ReactNode } from 'react';
import { postCopy } from '../../content/pages/blog-copy.ts';
import { dimensions, type Picture as PictureData } from '../../content/post.ts';
import { assetUrl } from '../../platform/current-env.ts';
import { type Loading, SizedImage } from '../../ui/images/sized-image.tsx';

type Drawn = {
  readonly viewBox: string;
  /** In the page and not in the file, where the site's letters are not. */
  readonly words: ReactNode;
};

/**
 * The pictures that are drawn by lines, by their path below public/. The lines are the .svg beside it: `npm run images`
 * makes both files.
 */
export const drawn: Readonly<Record<string, Drawn>> = {
  // What matters stands in its middle, so that it can be cut as a band at the head of a post and nearly square in a card.
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
          {dimensions.length}
        </text>
        <text className="dimension" x="112" y="224" transform="rotate(-90 112 215)">
          {dimensions.height}
        </text>
      </>
    ),
  },
};

/** Pixels that photographs are made in; their shape is that of an image for sharing, 1200 by 630. */
export const photoWidths: readonly number[] = [480, 960, 1600];

type Name = PictureData['src'];

/** @returns the path below public/ without its ending */
function nameOf(src: Name): Name {
  return src.replace(/\.\w+$/, '') as Name;
}

type Props = {
  readonly picture: PictureData;
  /** The CSS width of its box, as in the `sizes` attribute. */
  readonly sizes: string;
  readonly loading?: Loading;
  /** Its shape or height. */
  readonly className?: string;
  /** Beside a link that already says it: hidden from screen readers. */
  readonly decorative?: boolean;
};

/** Fills the box it stands in, cut at the sides or at top and bottom. */
export function Picture({
  picture: { src, alt },
  sizes,
  loading,
  className = '',
  decorative = false,
}: Props) {
  const drawing = drawn[src];
  if (!drawing) {
    return (
      <SizedImage
        className={`w-full object-cover ${className}`}
        files={{ name: nameOf(src), widths: photoWidths }}
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
      <image href={assetUrl(`${nameOf(src)}.svg`)} x={x} y={y} width={width} height={height} />
      {words}
    </svg>
  );
}

type PlateProps = {
  /** Its place among the plates of the post. */
  readonly number: number;
  readonly caption: string;
  /** Where it stands: its margins and its width on paper. */
  readonly className?: string;
  /** The picture. */
  readonly children: ReactNode;
};

/** A picture in its frame, numbered; on a telephone as wide as the screen. */
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
