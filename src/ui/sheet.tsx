import type { ComponentProps } from 'react';

/** A page of paper; an image in it fills it. */
export function Sheet({ className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={`aspect-17/22 overflow-hidden rounded-sheet bg-sheet shadow-sheet print:border print:border-[#999] print:shadow-none [&_img]:size-full ${className}`}
      {...rest}
    />
  );
}
