import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/images/icon.tsx';
import { fileNameAbout } from '../../model/file-name.ts';
import { useCompletion } from '../use-completion.ts';
import { reminderFile } from './reminders.ts';
import { useReminders } from './use-reminders.ts';

/** The file under a name that says which draft it is of. */
function named(file: File, about: string): File {
  return new File([file], fileNameAbout(file.name, about), { type: file.type });
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
        onClick={() => onSave(() => named(reminderFile(reminders, new Date()), fileAbout()))}
      >
        <Icon name="calendar" />
        <span>{label}</span>
      </Button>
    )
  );
}
