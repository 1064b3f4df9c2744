import type { ComponentProps } from 'react';

type SectionNumberProps = ComponentProps<'span'> & { readonly onInk?: boolean };

/** The § number above a heading. */
export function SectionNumber({ onInk = false, className = '', ...rest }: SectionNumberProps) {
  const colour = onInk ? 'text-accent-300' : 'text-accent';
  return (
    <span
      className={`block font-display text-h3 leading-none font-medium tracking-[0] ${colour} ${className}`}
      {...rest}
    />
  );
}
