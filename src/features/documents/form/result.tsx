import { formCopy } from '../../../content/complete-page.ts';
import { formatDuration } from '../model/hours.ts';

/** A total of the answers. It changes with every key, so it is not announced: that would interrupt the typing. */
export function Result({ children }: { readonly children: string }) {
  return <output aria-live="off">{children}</output>;
}

/** @param minutes null where the answers do not say it */
export function DurationResult({ minutes }: { readonly minutes: number | null }) {
  return <Result>{minutes === null ? formCopy.unknown : formatDuration(minutes)}</Result>;
}
