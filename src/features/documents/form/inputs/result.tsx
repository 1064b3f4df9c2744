import type { ReactNode } from 'react';
import { formCopy } from '../../../../content/documents/complete-copy.ts';
import { formatDuration } from '../../model/hours.ts';

/** Screen readers don't announce the total, since it changes with every key press. */
export function Result({ children }: { readonly children: string }) {
  return (
    <output translate="no" aria-live="off" className="font-semibold text-ink">
      {children}
    </output>
  );
}

/** @param minutes null if the answers don't determine the duration */
export function DurationResult({ minutes }: { readonly minutes: number | null }) {
  return <Result>{minutes === null ? formCopy.unknown : formatDuration(minutes)}</Result>;
}

export function TotalsBox({ children }: { readonly children: ReactNode }) {
  return <div className="@container grid gap-2 rounded-control bg-folder p-4">{children}</div>;
}
