import type { ComponentProps, ReactNode } from 'react';
import { DoubleRule } from '../../ui/paper/sheet.tsx';
import { Price } from '../../ui/price.tsx';

type LayoutProps = ComponentProps<'div'> & {
  readonly as?: 'div' | 'article';
  readonly className: string;
};

export function BillLayout({ as: Part = 'div', className, ...rest }: LayoutProps) {
  return (
    <Part
      className={`grid items-start gap-10 *:min-w-0 *:wrap-break-word lg:grid-cols-[7fr_5fr] lg:gap-18 ${className}`}
      {...rest}
    />
  );
}

type BillProps = {
  readonly as?: 'div' | 'article' | 'aside' | 'section';
  readonly title: string;
  readonly level?: 'h2' | 'h3';
  readonly titleId?: string;
  readonly isSticky?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

export function Bill({
  as: Part = 'div',
  title,
  level: Heading = 'h2',
  titleId,
  isSticky = false,
  className = '',
  children,
}: BillProps) {
  const stickyClasses = isSticky ? 'lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]' : '';
  return (
    <Part
      className={`rounded-sheet bg-sheet p-[clamp(1.25rem,1rem+1.4vw,2rem)] shadow-sheet print:static print:break-inside-avoid print:border print:border-[#999] print:shadow-none ${stickyClasses} ${className}`}
      aria-labelledby={titleId}
    >
      <Heading id={titleId} className="mb-3.5 text-h3">
        {title}
      </Heading>
      <DoubleRule />
      {children}
    </Part>
  );
}

type RowsProps = { readonly className?: string; readonly children: ReactNode };

export function BillRows({ className = '', children }: RowsProps) {
  return <div className={`@container grid gap-2.5 py-5 *:min-w-0 ${className}`}>{children}</div>;
}

export function BillTotal({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between border-t border-rule pt-4.5 pb-6">
      <span className="font-display text-h3 font-medium text-ink">{term}</span>
      <Price className="text-price">{value}</Price>
    </div>
  );
}
