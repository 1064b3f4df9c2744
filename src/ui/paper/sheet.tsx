import type { ComponentProps } from 'react';

type Props = ComponentProps<'div'> & {
  /** Lies above others. */
  readonly raised?: boolean;
};

/** A page of paper; an image in it fills it. Its outline shows where colours are forced and shadows are not drawn. */
export function Sheet({ raised = false, className = '', ...rest }: Props) {
  const shadow = raised ? 'shadow-raised' : 'shadow-sheet';
  return (
    <div
      className={`aspect-17/22 overflow-hidden rounded-sheet bg-sheet outline outline-transparent print:border print:border-[#999] print:shadow-none [&_img]:size-full ${shadow} ${className}`}
      {...rest}
    />
  );
}

/** The thick and the thin line under the head of a sheet. */
export function DoubleRule({ className = '' }: { readonly className?: string }) {
  return <div className={`h-[6px] border-t-3 border-b border-ink ${className}`} />;
}
