import type { ReactNode } from 'react';

type Props = {
  readonly term: ReactNode;
  readonly value: ReactNode;
  /** True to set the value as a price, in the serif of the headings. */
  readonly isPrice?: boolean;
  /** True for an amount, a number or a name, which page translators must leave alone. */
  readonly verbatim?: boolean;
  readonly className?: string;
};

const valueClasses = {
  plain: 'font-semibold',
  price:
    'font-display text-h3 leading-none font-medium tracking-[-0.01em] whitespace-nowrap @max-[15rem]:whitespace-normal',
} as const;

/** Term and amount, such as money or a total of hours, joined by a line of dots as in a table of contents. */
export function Leader(props: Props) {
  const { term, value, isPrice = false, verbatim = isPrice, className = '' } = props;
  return (
    <div className={`leader flex gap-2 wrap-break-word before:min-w-0 @max-[15rem]:flex-wrap ${className}`}>
      {/* Term and value wrap only between words, because a broken amount reads as another amount. */}
      <span className="max-w-full">{term}</span>
      {/* A value that doesn't fit next to its term wraps below it and stays right-aligned. */}
      <span
        translate={verbatim ? 'no' : undefined}
        className={`order-2 ml-auto max-w-full text-right text-ink ${valueClasses[isPrice ? 'price' : 'plain']}`}
      >
        {value}
      </span>
    </div>
  );
}

/** Term and a value that isn't an amount. A value that doesn't fit next to its term wraps below it. */
export function Fact({ term, value, verbatim = false, className = '' }: Omit<Props, 'isPrice'>) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 wrap-break-word ${className}`}>
      <span className="max-w-full">{term}</span>
      <span translate={verbatim ? 'no' : undefined} className="max-w-full font-semibold text-ink">
        {value}
      </span>
    </div>
  );
}
