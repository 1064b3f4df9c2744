import { useRef } from 'react';
import { formCopy } from '../../../content/complete-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { isIsoDate } from '../model/date.ts';
import type { Field } from '../model/field.ts';
import { focusField } from './field-ids.ts';
import { useCompletion } from './use-completion.ts';

type Props = {
  readonly field: Field;
  readonly answer: string;
};

/** The browser's calendar behind a button. A visible date input would take digits only, no dates in words. */
export function DatePicker({ field, answer }: Props) {
  const form = useCompletion();
  const input = useRef<HTMLInputElement>(null);
  function open() {
    form.enter(field);
    try {
      input.current?.showPicker();
    } catch {
      // A browser without showPicker: the date is typed.
      focusField(field.key);
    }
  }
  return (
    <>
      <button
        type="button"
        className="field__pick"
        aria-label={formCopy.calendar(field.label)}
        onClick={open}
      >
        <Icon name="calendar" />
      </button>
      <input
        ref={input}
        type="date"
        className="field__calendar"
        tabIndex={-1}
        aria-hidden="true"
        value={isIsoDate(answer) ? answer : ''}
        onChange={({ currentTarget }) => form.answer(field, currentTarget.value)}
      />
    </>
  );
}
