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
    'font-display text-[1.3em] leading-none font-medium tracking-[-0.01em] whitespace-nowrap @max-[15rem]:whitespace-normal',
} as const;

/** A term and its value, joined by dots as in an index. */
export function Leader({ term, value, price = false, className = '' }: Props) {
  return (
    <div className={`leader flex gap-2 wrap-break-word @max-[15rem]:flex-wrap ${className}`}>
      {/* Between words both give way, never inside one: an amount in two halves is another amount. */}
      <span className="max-w-full">{term}</span>
      {/* What does not fit beside its term stands below it, at the right all the same. */}
      <span className={`order-2 ml-auto max-w-full text-right text-ink ${looks[price ? 'price' : 'plain']}`}>
        {value}
      </span>
    </div>
  );
}
