import { useRef } from 'react';
import { formCopy } from '../../../content/complete-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { isIsoDate } from '../model/date.ts';
import type { Field } from '../model/field.ts';
import { goToField, type Handlers } from './field-ids.ts';

type Props = {
  readonly field: Field;
  readonly answer: string;
  readonly handlers: Handlers;
};

/** The browser's own calendar, behind a button: typing stays possible, which a date input of its own does not allow in words. */
export function DatePicker({ field, answer, handlers }: Props) {
  const input = useRef<HTMLInputElement>(null);
  function open() {
    handlers.enter(field.key);
    try {
      input.current?.showPicker();
    } catch {
      // A browser that shows no calendar on demand: the field takes typing.
      goToField(field.key);
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
        onChange={({ currentTarget }) => handlers.answer(field.key, currentTarget.value)}
      />
    </>
  );
}
