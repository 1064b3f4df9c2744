import type { ReactNode } from 'react';

type Props = {
  readonly term: ReactNode;
  readonly value: ReactNode;
  /** Sets the value as a price, in the serif of the headings. */
  readonly price?: boolean;
  /** Where it stands. */
  readonly className?: string;
};

/** A term and its value, joined by dots as in an index. */
export function Leader({ term, value, price = false, className = '' }: Props) {
  return (
    <div className={`leader ${className}`}>
      <span>{term}</span>
      <span className={price ? 'price' : undefined}>{value}</span>
    </div>
  );
}
