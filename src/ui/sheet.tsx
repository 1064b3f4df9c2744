import type { ComponentProps } from 'react';

<<<<<<< HEAD
type SheetProps = ComponentProps<'div'> & {
  /** The first of a stack. */
=======
type Props = ComponentProps<'div'> & {
  /** Lies above others. */
>>>>>>> w-pages2
  readonly raised?: boolean;
};

/** A page of paper; an image in it fills it. */
<<<<<<< HEAD
export function Sheet({ raised = false, className = '', ...rest }: SheetProps) {
=======
export function _Sheet({ raised = false, className = '', ...rest }: Props) {
>>>>>>> w-pages2
  const shadow = raised ? 'shadow-raised' : 'shadow-sheet';
  return (
    <div
      className={`aspect-17/22 overflow-hidden rounded-sheet bg-sheet print:border print:border-[#999] print:shadow-none [&_img]:size-full ${shadow} ${className}`}
      {...rest}
    />
  );
}
