import type { ReactNode } from 'react';
import { Icon } from './images/icon.tsx';

type Props = { readonly className?: string; readonly children: ReactNode };

/** If the text wraps, its lines stay to the right of the chevron. */
export function Summary({ className = '', children }: Props) {
  return (
    <summary
      className={`flex min-h-tap cursor-pointer items-start gap-2 py-2 text-[min(1em,7.5vw)] font-semibold text-ink *:min-w-0 [&::-webkit-details-marker]:hidden ${className}`}
    >
      <Icon
        name="chevron"
        className="duration-lift mt-1 size-5 text-accent transition-transform ease-out [[open]>summary>&]:rotate-90"
      />
      {children}
    </summary>
  );
}
