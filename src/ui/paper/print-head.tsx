import type { ComponentProps } from 'react';
import { Logo } from '../images/logo.tsx';

export function PrintHead({ className = '', children, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      translate="no"
      className={`print-head mb-[6mm] hidden items-center justify-between border-b-3 border-double border-black pb-[3mm] print:flex ${className}`}
      {...rest}
    >
      <Logo className="h-[12mm]" tone="mono" alt="" loading="lazy" />
      <span>{children}</span>
    </div>
  );
}
