import type { ReactNode } from 'react';
import { LineDrawing } from './line-drawing.tsx';

const drawings = {
  book: (
    <>
      <path d="M28 16c-5-4-12-5-21-5v32c9 0 16 1 21 5 5-4 12-5 21-5V11c-9 0-16 1-21 5z" />
      <path d="M28 16v32" />
      <path d="M13 19c3 0 6 .5 9 2M13 26c3 0 6 .5 9 2M13 33c3 0 6 .5 9 2" />
      <path className="stroke-accent" d="M37 13.5v15l4-3.5 4 2.5V12" />
    </>
  ),
  checklist: (
    <>
      <path d="M16 11H6v39h36V11H32" />
      <path d="M16 7h16v8H16z" />
      <path d="M12 22h7v7h-7zM12 36h7v7h-7z" />
      <path d="M25 25.5h11M25 39.5h11" />
      <path className="stroke-accent" d="m13.5 24.5 3 3.5 7-9.5" />
    </>
  ),
  course: (
    <>
      <path d="M6 9h44v30H6z" />
      <path d="M6 32h44M20 48h16M28 39v9" />
      <path d="M12 35.5h32" />
      <path className="stroke-accent" d="m24 14.5 10.5 6L24 26.5z" />
    </>
  ),
  decision: (
    <>
      <path d="M10 8h26l8 8v32H10z" />
      <path d="M36 8v8h8" />
      <path d="M16 20h16M16 26h22M16 32h22" />
      <path className="stroke-accent" d="M16 42c3-5 5-5 5 0s3 2 5-1 3 2 6 0" />
      <path className="stroke-accent" d="m50 24-11 14-2 6 5-3 11-14z" />
    </>
  ),
  lock: (
    <>
      <rect x="10" y="25" width="36" height="25" rx="3" />
      <path d="M18 25v-7a10 10 0 0 1 20 0v7" />
      <circle className="stroke-accent" cx="28" cy="35" r="3.5" />
      <path className="stroke-accent" d="M28 38.5V43" />
    </>
  ),
  news: (
    <>
      <path d="M44 16h6v30a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V8h38v38a4 4 0 0 0 4 4" />
      <path className="stroke-accent" d="M12 15h26" />
      <path d="M12 22h12v12H12zM29 23h9M29 28h9M29 33h9M12 40h26M12 45h16" />
    </>
  ),
  school: (
    <>
      <path d="M6 50V24h44v26" />
      <path d="M4 50h48" />
      <path d="m20 24 8-9 8 9" />
      <path d="M24 50V39h8v11" />
      <path d="M12 30h5v6h-5zM39 30h5v6h-5zM12 41h5v5h-5zM39 41h5v5h-5z" />
      <path className="stroke-accent" d="M28 15V5M28 5.5h8v5h-8" />
    </>
  ),
  statutes: (
    <>
      <path d="M8 14h40v30H8z" />
      <path d="M8 14v-4h16l4 4" />
      <path d="M15 23h20M15 29h14" />
      <circle className="stroke-accent" cx="40" cy="38" r="8" />
      <path className="stroke-accent" d="m36 45-2 7 6-3 6 3-2-7" />
      <circle className="fill-accent stroke-none" cx="40" cy="38" r="2.6" />
    </>
  ),
  templates: (
    <>
      <path d="M12 46H6V6h28v4" />
      <path d="M14 12h24l8 8v30H14z" />
      <path d="M38 12v8h8" />
      <path d="M20 28h20v16H20zM20 36h20M27 28v16" />
      <path className="stroke-accent" d="M20 21h12" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof drawings;

export function Drawing({ name, className }: { readonly name: DrawingName; readonly className?: string }) {
  return <LineDrawing className={className}>{drawings[name]}</LineDrawing>;
}
