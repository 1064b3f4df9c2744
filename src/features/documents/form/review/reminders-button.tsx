import { useDeferredValue, useMemo } from 'react';
import { useStore } from '../../../../platform/store.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/images/icon.tsx';
import type { Values } from '../../model/document.ts';
import { useCompletion } from '../use-completion.ts';
import { reminderFile, remindersOf } from './reminders.ts';

const noValues: Values = {};

export function useReminders() {
  const { template, today, values, draft } = useCompletion();
  const answers = useDeferredValue(useStore(values, noValues));
  return useMemo(() => remindersOf(template, answers, today, draft.id), [template, answers, today, draft.id]);
}

type Props = {
  readonly label: string;
  readonly describedBy?: string;
  readonly onSave: (make: () => File) => void;
};

export function RemindersButton({ label, describedBy, onSave }: Props) {
  const { fileNameSuffix } = useCompletion();
  const reminders = useReminders();
  return (
    reminders.length > 0 && (
      <Button
        variant="line"
        small
        aria-describedby={describedBy}
        onClick={() => onSave(() => reminderFile(reminders, fileNameSuffix(), new Date()))}
      >
        <Icon name="calendar" />
        <span>{label}</span>
      </Button>
    )
  );
}
