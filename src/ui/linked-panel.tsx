import type { ReactNode, RefObject } from 'react';

type Props = {
  readonly id: string;
  readonly title: string;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
};

/** Panel above the page's content, for data that came in the page's address. */
export function LinkedPanel({ id, title, titleRef, children }: Props) {
  return (
    <section
      className="mb-10 grid grid-cols-1 gap-4 rounded-folder border border-rule-folder bg-folder p-[clamp(1.25rem,1rem+1.4vw,2rem)] print:hidden"
      aria-labelledby={id}
    >
      <h2 className="text-h3 focus-visible:shadow-none" id={id} ref={titleRef} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
