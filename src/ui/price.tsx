import type { ReactNode } from 'react';

type PriceProps = {
  /** Sets the size and margins. */
  readonly className?: string;
  readonly children: ReactNode;
};

/** Price in large type, in the headings' typeface. */
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
