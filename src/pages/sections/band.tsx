import type { ReactNode } from 'react';
import { noBreak } from '../../content/no-break.ts';

type Props = {
  readonly title: string;
  readonly text: string;
  /** Button and the links below it. */
  readonly children: ReactNode;
};

export function Band({ title, text, children }: Props) {
  return (
    <section className="border-t border-rule-folder bg-folder wrap-break-word print:hidden">
      <div className="wrap grid gap-5 py-[clamp(2.5rem,5vw,4rem)] lg:grid-cols-[1fr_auto] lg:items-center">
        <div className="min-w-0">
          <h2>{title}</h2>
          <p className="mt-2">{noBreak(text)}</p>
        </div>
        <div className="grid min-w-0 justify-items-start gap-x-6 gap-y-1 [&>:first-child]:mb-2">
          {children}
        </div>
      </div>
    </section>
  );
}
