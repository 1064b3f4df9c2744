import { useState } from 'react';
import { fieldMessages } from '../../../../content/fields-copy.ts';
import { formatDate } from '../../model/date.ts';
import type { Field } from '../../model/field.ts';
import { monthEndTaken } from '../../model/input.ts';
import { useAnswer, useCompletion } from '../use-completion.ts';
import { DatePicker } from './date-picker.tsx';
import { noteId } from './field-ids.ts';
import { TextInput } from './text-input.tsx';

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
        <DatePicker field={field} />
      </div>
      {isShown && (
        <p className="text-caption/[1.4] text-ink-500" id={noteId(field.key)}>
          {monthNote(taken)}
        </p>
      )}
    </>
  );
}
