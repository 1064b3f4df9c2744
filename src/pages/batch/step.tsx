import { type ReactNode, type Ref, useId } from 'react';
import { batchCopy } from '../../content/documents/batch-copy.ts';

type Props = {
  readonly number: number;
  readonly title: string;
  /** Ref to the title, which gets the focus after the previous step. */
  readonly ref?: Ref<HTMLHeadingElement>;
  /** True for a table, which needs the full width. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

export function Step({ number, title, ref, isWide = false, children }: Props) {
  const id = useId();
  return (
    <section
      className={`grid grid-cols-1 gap-x-10 gap-y-5 border-t border-rule py-8 ${isWide ? '' : 'nav:grid-cols-[3.7fr_8.3fr]'}`}
      aria-labelledby={id}
    >
      <h2
        id={id}
        ref={ref}
        tabIndex={-1}
        className="scroll-mt-[calc(var(--spacing-header)+1rem)] text-h3 focus-visible:shadow-none"
      >
        <span className="mb-1 block font-sans text-label text-ink-500 uppercase">
          {batchCopy.step(number)}
        </span>
        <span>{title}</span>
      </h2>
      <div className="grid min-w-0 grid-cols-1 justify-items-start gap-4">{children}</div>
    </section>
  );
}
