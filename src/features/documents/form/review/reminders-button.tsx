import { useDeferredValue, useMemo } from 'react';
import { useStore } from '../../../../platform/store.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/images/icon.tsx';
import type { Values } from '../../model/document.ts';
import { useCompletion } from '../use-completion.ts';
import { reminderFile, remindersOf } from './reminders.ts';

const noValues: Values = {};

/** What the open draft gives dates for to be reminded of. */
export function useReminders() {
  const { template, today, values, draft } = useCompletion();
  const of = useDeferredValue(useStore(values, noValues));
  return useMemo(() => remindersOf(template, of, today, draft.id), [template, of, today, draft.id]);
}

type Props = {
  readonly label: string;
  /** The id of what says how to use the file. */
  readonly describedBy?: string;
  readonly onSave: (make: () => File) => void;
};

/** Exports the dates to be reminded of, while there are any. */
export function RemindersButton({ label, describedBy, onSave }: Props) {
  const { fileAbout } = useCompletion();
  const reminders = useReminders();
  return (
    reminders.length > 0 && (
      <Button
        variant="line"
        small
        aria-describedby={describedBy}
        onClick={() => onSave(() => reminderFile(reminders, fileAbout(), new Date()))}
      >
        <Icon name="calendar" />
        <span>{label}</span>
      </Button>
    )
  );
}
