import type { ReactNode } from 'react';

type Props = {
  readonly term: ReactNode;
  readonly value: ReactNode;
  /** Sets the value as a price, in the serif of the headings. */
  readonly price?: boolean;
  /** Lets the value stand below its term. In a narrow container, where it does, no dots are left to lead nowhere. */
  readonly wraps?: boolean;
  /** An amount, a number or a name: browsers that translate the page leave the value alone. */
  readonly verbatim?: boolean;
  readonly className?: string;
};

const looks = {
  plain: 'font-semibold',
  price:
    'font-display text-h3 leading-none font-medium tracking-[-0.01em] whitespace-nowrap @max-[15rem]:whitespace-normal',
} as const;

/** A term and its value, joined by dots as in an index. */
export function Leader(props: Props) {
  const { term, value, price = false, wraps = false, verbatim = price, className = '' } = props;
  const wrap = wraps ? 'flex-wrap @max-[19rem]:before:hidden' : 'before:min-w-0 @max-[15rem]:flex-wrap';
  return (
    <div className={`leader flex gap-2 wrap-break-word ${wrap} ${className}`}>
      {/* Between words both give way, never inside one: an amount in two halves is another amount. */}
      <span className="max-w-full">{term}</span>
      {/* What does not fit beside its term stands below it, at the right all the same. */}
      <span
        translate={verbatim ? 'no' : undefined}
        className={`order-2 ml-auto max-w-full text-right text-ink ${looks[price ? 'price' : 'plain']}`}
      >
        {value}
      </span>
    </div>
  );
}
