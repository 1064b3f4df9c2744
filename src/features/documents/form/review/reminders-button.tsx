import { useDeferredValue, useId, useMemo } from 'react';
import { useStore } from '../../../../platform/store.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { Values } from '../../model/document.ts';
import { fileNameAbout } from '../../model/file-name.ts';
import { useCompletion } from '../use-completion.ts';
import { reminderFile, remindersOf } from './reminders.ts';

const noValues: Values = {};

/** The file under a name that says which draft it is of. */
function named(file: File, about: string): File {
  return new File([file], fileNameAbout(file.name, about), { type: file.type });
}

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly onSave: (make: () => File) => void;
};

/** Exports the dates to be reminded of, while there are any. */
export function RemindersButton({ label, hint, onSave }: Props) {
  const { template, today, values, fileAbout, draft } = useCompletion();
  const hintId = useId();
  const of = useDeferredValue(useStore(values, noValues));
  const reminders = useMemo(
    () => remindersOf(template, of, today, draft.id),
    [template, of, today, draft.id],
  );
  if (reminders.length === 0) return null;
  return (
    <>
      <Button
        variant="line"
        small
        aria-describedby={hint && hintId}
        onClick={() => onSave(() => named(reminderFile(reminders, new Date()), fileAbout()))}
      >
        <Icon name="calendar" />
        <span>{label}</span>
      </Button>
      {hint && (
        <p className="basis-full text-caption text-ink-500" id={hintId}>
          {hint}
        </p>
      )}
    </>
  );
}
