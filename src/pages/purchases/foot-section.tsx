import type { ReactNode } from 'react';
import { useNamedByAddress } from './use-named-by-address.ts';

type Props = { readonly id: string; readonly title: string; readonly children: ReactNode };

/** One of the remarks below the purchases; with no purchase above, they stand in the middle of the page. */
export function FootSection({ id, title, children }: Props) {
  useNamedByAddress(id);
  return (
    <section
      className="grid max-w-176 justify-items-start gap-4 border-t border-rule pt-6 group-data-empty/purchases:mx-auto [&+&]:mt-8"
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
