import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../content/post.ts';
import { BuildingDrawing } from './building-drawing.tsx';
import { CorridorDrawing } from './corridor-drawing.tsx';

type Drawn = { readonly viewBox: string; readonly lines: ReactNode };

/** The pictures that are drawn by lines, by their path below public/; scripts/draw-plates.js makes the files. */
export const drawn: Readonly<Record<string, Drawn>> = {
  '/img/blog/gabinete-dea.png': { viewBox: '0 60 1200 560', lines: <CorridorDrawing /> },
  '/img/blog/un-dea-cada-150-metros.png': { viewBox: '0 0 1200 470', lines: <BuildingDrawing /> },
};

type Props = {
  readonly picture: PictureData;
  /** Beside a link that already says it: not told again. */
  readonly decorative?: boolean;
};

/** Fills the box it stands in, cut at the sides or at top and bottom. */
export function Picture({ picture: { src, alt }, decorative = false }: Props) {
  const drawing = drawn[src];
  if (!drawing) return <img className="picture" src={src} alt={decorative ? '' : alt} />;
  const { viewBox, lines } = drawing;
  return (
    <svg
      className="picture"
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
