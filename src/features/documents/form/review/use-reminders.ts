import { useDeferredValue, useMemo } from 'react';
import { useStore } from '../../../../platform/store.ts';
import type { Values } from '../../model/document.ts';
import { useCompletion } from '../use-completion.ts';
import { remindersOf } from './reminders.ts';

const noValues: Values = {};

/** What the open draft gives dates for to be reminded of. */
export function useReminders() {
  const { template, today, values, draft } = useCompletion();
  const of = useDeferredValue(useStore(values, noValues));
  return useMemo(() => remindersOf(template, of, today, draft.id), [template, of, today, draft.id]);
}
