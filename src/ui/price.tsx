import type { ReactNode } from 'react';

type PriceProps = {
  /** Where it stands: its size and margins. */
  readonly className?: string;
  readonly children: ReactNode;
};

/** A price that is read first, in the typeface of the headings. */
export function Price({ className = '', children }: PriceProps) {
  return (
    <span
      translate="no"
      className={`font-display leading-none font-medium tracking-[-0.01em] whitespace-nowrap text-ink ${className}`}
    >
      {children}
    </span>
  );
}
