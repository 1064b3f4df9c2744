import { useRef, useState } from 'react';
import { formCopy } from '../../../../content/documents/complete-copy.ts';
import { fieldMessages } from '../../../../content/documents/fields-copy.ts';
import { Icon } from '../../../../ui/images/icon.tsx';
import { formatDate, isIsoDate } from '../../model/date.ts';
import type { Field } from '../../model/field.ts';
import { monthEndTaken } from '../../model/input.ts';
import { useAnswer, useCompletion } from '../use-completion.ts';
import { focusField, noteId } from './field-ids.ts';
import { TextInput } from './text-input.tsx';

/** The browser's calendar behind a button. A visible date input would take digits only, no dates in words. */
function DatePicker({ field, answer }: { readonly field: Field; readonly answer: string }) {
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
        className="grid min-h-13 w-13 flex-none place-items-center rounded-control border-[1.5px] border-edge bg-sheet text-ink hover:border-ink hover:bg-folder"
        aria-label={formCopy.calendar(field.label)}
        onClick={open}
      >
        <Icon name="calendar" />
      </button>
      {/* Only there for the browser to hang its calendar on. */}
      <input
        ref={input}
        type="date"
        className="pointer-events-none absolute right-0 bottom-0 h-px w-13 opacity-0"
        tabIndex={-1}
        aria-hidden="true"
        value={isIsoDate(answer) ? answer : ''}
        onChange={({ currentTarget }) => form.answer(field, currentTarget.value)}
      />
    </>
  );
}

type Props = {
  readonly field: Field;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  /** Of the room of the input. */
  readonly className: string;
};

/** Which day was taken, where a month alone was typed; '' for any other text. */
function monthNote(date: string | null): string {
  return date === null ? '' : fieldMessages.monthEnd(formatDate(date));
}

/** A date, typed or chosen in a calendar; says which day was taken where a month alone was typed. */
export function DateInput({ field, describedBy, isInvalid, className }: Props) {
  const { today } = useCompletion();
  const answer = useAnswer(field);
  const [typed, setTyped] = useState('');
  const taken = monthEndTaken(field, typed, today);
  const isShown = taken !== null && taken === answer;

  function keep(text: string): string {
    setTyped(text);
    return monthNote(monthEndTaken(field, text, today));
  }

  return (
    <>
      <div className={`relative flex gap-2 ${className}`}>
        <TextInput
          field={field}
          describedBy={[describedBy, isShown && noteId(field.key)].filter(Boolean).join(' ') || undefined}
          isInvalid={isInvalid}
          onLeave={keep}
        />
        <DatePicker field={field} answer={answer} />
      </div>
      {isShown && (
        <p className="text-caption/[1.4] text-ink-500" id={noteId(field.key)}>
          {monthNote(taken)}
        </p>
      )}
    </>
  );
}
