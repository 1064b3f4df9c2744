import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../content/post.ts';
import { type Loading, type SizedFiles, SizedImage } from '../../ui/sized-image.tsx';
import { BuildingDrawing } from './building-drawing.tsx';
import { CorridorDrawing } from './corridor-drawing.tsx';

type Drawn = { readonly viewBox: string; readonly lines: ReactNode };

/** The pictures that are drawn by lines, by their path below public/; `npm run images` makes the files. */
export const drawn: Readonly<Record<string, Drawn>> = {
  '/img/blog/gabinete-dea.png': { viewBox: '0 60 1200 560', lines: <CorridorDrawing /> },
  '/img/blog/un-dea-cada-150-metros.png': { viewBox: '0 0 1200 470', lines: <BuildingDrawing /> },
};

/** Pixels that photographs are made in; their shape is that of an image for sharing, 1200 by 630. */
export const photoWidths: readonly number[] = [480, 960, 1600];

function photoFiles(src: PictureData['src']): SizedFiles {
  return { name: src.replace(/\.\w+$/, '') as PictureData['src'], widths: photoWidths };
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
        files={photoFiles(src)}
        sizes={sizes}
        loading={loading}
        width={1200}
        height={630}
        alt={decorative ? '' : alt}
      />
    );
  }
  const { viewBox, lines } = drawing;
  return (
    <svg
      className={`w-full ${className}`}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={alt}
      aria-hidden={decorative}
    >
      {lines}
    </svg>
  );
}
