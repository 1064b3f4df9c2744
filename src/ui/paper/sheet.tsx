import type { ComponentProps } from 'react';

type Props = ComponentProps<'div'> & {
  readonly raised?: boolean;
};

/** Page of paper. An image inside fills the sheet. The sheet's outline shows if forced colours remove its shadow. */
export function Sheet({ raised = false, className = '', ...rest }: Props) {
  const shadow = raised ? 'shadow-raised' : 'shadow-sheet';
  return (
    <div
      className={`aspect-17/22 overflow-hidden rounded-sheet bg-sheet outline outline-transparent print:border print:border-[#999] print:shadow-none [&_img]:size-full ${shadow} ${className}`}
      {...rest}
    />
  );
}

export function DoubleRule({ className = '' }: { readonly className?: string }) {
  return <div className={`h-[6px] border-t-3 border-b border-ink ${className}`} />;
}
