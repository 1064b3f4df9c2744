import type { ReactNode } from 'react';
import { postCopy } from '../../content/post-copy.ts';

type Props = {
  /** Its place among the plates of the post. */
  readonly number: number;
  readonly caption: string;
  /** Where it stands: its margins and its width on paper. */
  readonly className?: string;
  /** The picture. */
  readonly children: ReactNode;
};

/** A picture in its frame, numbered; on a telephone as wide as the screen. */
export function Plate({ number, caption, className = '', children }: Props) {
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
