import type { Warning } from '../../model/document.ts';
import { type Day, days } from '../../model/schedule.ts';

/** The day that a warning is about; null for one about the week. */
export function dayOfWarning({ keys }: Warning): Day | null {
  return days.find((day) => keys.every((key) => key.startsWith(`jor_${day}_`))) ?? null;
}
