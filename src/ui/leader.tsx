import type { ReactNode } from 'react';

type Props = {
  readonly term: ReactNode;
  readonly value: ReactNode;
  /** Sets the value as a price, in the serif of the headings. */
  readonly price?: boolean;
  readonly className?: string;
};

const looks = {
  plain: 'font-semibold',
  price:
    'font-display text-[1.3em] leading-none font-medium tracking-[-0.01em] whitespace-nowrap @max-[12rem]:whitespace-normal',
} as const;

/** A term and its value, joined by dots as in an index. */
export function Leader({ term, value, price = false, className = '' }: Props) {
  return (
    <div className={`leader flex gap-2 @max-[12rem]:flex-wrap ${className}`}>
      <span className="min-w-0">{term}</span>
      {/* What does not fit beside its term stands below it, at the right all the same. */}
      <span className={`order-2 ml-auto min-w-0 text-right text-ink ${looks[price ? 'price' : 'plain']}`}>
        {value}
      </span>
    </div>
  );
}
