import type { ReactNode } from 'react';
import { noBreak } from '../../content/no-break.ts';

type Props = {
  readonly title: string;
  readonly label?: string;
  readonly lead?: string;
  readonly backLink?: ReactNode;
};

export function PageHead({ title, label, lead, backLink }: Props) {
  return (
    <header className="pt-[clamp(2rem,4.5vw,4.5rem)] pb-[clamp(1.75rem,3vw,3rem)] wrap-break-word print:pt-0 print:pb-[6mm] [&>a]:-mt-3">
      {backLink}
      {label && <span className="text-label text-ink-500 uppercase">{label}</span>}
      <h1 className="mt-2.5">{noBreak(title)}</h1>
      {lead && <p className="mt-4.5 max-w-160 text-lead text-ink-700">{noBreak(lead)}</p>}
    </header>
  );
}
