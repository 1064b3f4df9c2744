import type { ReactNode } from 'react';

type PriceProps = {
  readonly className?: string;
  readonly children: ReactNode;
};

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
