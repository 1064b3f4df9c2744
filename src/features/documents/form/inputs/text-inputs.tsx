import { type ComponentProps, useRef, useState } from 'react';
import { formCopy } from '../../../../content/documents/complete-copy.ts';
import { fieldMessages } from '../../../../content/documents/fields-copy.ts';
import { AreaControl, ChoiceControl, noAutoCapitalize, TextControl } from '../../../../ui/form/control.tsx';
import { Icon } from '../../../../ui/images/icon.tsx';
import { notApplicable, notApplicableText } from '../../model/amount.ts';
import { dateInWords, isIsoDate } from '../../model/date.ts';
import type { Field, FieldKind } from '../../model/field.ts';
import { assumedMonthEnd, questionableRut } from '../../model/input.ts';
import { maxAnswerLength } from '../../model/values.ts';
import { useSelected } from '../../model/values-store.ts';
import { useAnswer, useCompletion } from '../use-completion.ts';
import { fieldId, focusField, noteId } from './field-ids.ts';
import { useTypedText } from './use-typed-text.ts';

type Keypad = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoCapitalize'>;

const numericKeypad: Keypad = { inputMode: 'numeric' };

const keypads: Partial<Record<FieldKind, Keypad>> = {
  rut: noAutoCapitalize,
  // With type="email", browsers would return 'ana@xn--colegio-…' for an «ñ» and drop spaces.
  email: { inputMode: 'email', ...noAutoCapitalize },
  phone: { type: 'tel' },
  date: numericKeypad,
  money: numericKeypad,
  integer: numericKeypad,
  year: numericKeypad,
  time: numericKeypad,
  duration: numericKeypad,
};

type Props = {
  readonly field: Field;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
};

type TextProps = Props & {
  readonly isSmall?: boolean;
  /**
   * Called with the text on blur.
   * @returns announcement about the text; '' if there is none
   */
  readonly announceOnBlur?: ((text: string) => string) | undefined;
};

export function TextInput({ field, describedBy, isInvalid, isSmall = false, announceOnBlur }: TextProps) {
  const common = {
    ...useTypedText(field, announceOnBlur),
    id: fieldId(field.key),
    maxLength: maxAnswerLength,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
  };
  if (field.kind === 'text' && field.multiline) return <AreaControl rows={3} {...common} />;
  return (
    // On each key press the browser lays out only the control instead of the page, because the control is in a block of
    // fixed size outside flex and grid.
    <div className="min-w-0 flex-auto">
      <div className={isSmall ? 'h-tap contain-layout contain-size' : 'h-13 contain-layout contain-size'}>
        <TextControl
          enterKeyHint="next"
          size={isSmall ? 'small' : 'normal'}
          className={field.kind === 'money' ? 'h-full pl-7' : 'h-full'}
          {...keypads[field.kind]}
          {...common}
        />
      </div>
    </div>
  );
}

type SizedProps = Props & {
  /** Classes for the space around the input. */
  readonly className: string;
};

/**
 * Input for an amount, with a box for «does not apply». While the box is ticked, the input is empty. Typing an amount
 * unticks the box.
 */
export function AmountInput({ field, describedBy, isInvalid, className }: SizedProps) {
  const form = useCompletion();
  const isTicked = useSelected(form.values, [field.key], (answers) => answers[field.key] === notApplicable);
  // Amount before the person ticked the box. Unticking the box restores it.
  const lastAmount = useRef('');

  function tick(isChecked: boolean): void {
    if (isChecked) lastAmount.current = form.values.get()[field.key] ?? '';
    form.setAnswer(field, isChecked ? notApplicable : lastAmount.current);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <div className={`${className} w-full`}>
        <TextInput field={field} describedBy={describedBy} isInvalid={isInvalid} />
      </div>
      <ChoiceControl
        type="checkbox"
        checked={isTicked}
        data-beside=""
        aria-label={formCopy.notApplicable(field.label)}
        onFocus={() => form.handleFocus(field)}
        onBlur={() => form.handleBlur(field)}
        onChange={({ currentTarget }) => tick(currentTarget.checked)}
      >
        {notApplicableText}
      </ChoiceControl>
    </div>
  );
}

/** Button that opens the browser's calendar. A visible date input would accept only digits and no dates in words. */
function DatePicker({ field, answer }: { readonly field: Field; readonly answer: string }) {
  const form = useCompletion();
  const input = useRef<HTMLInputElement>(null);
  function open() {
    form.handleFocus(field);
    try {
      input.current?.showPicker();
    } catch {
      // The browser lacks showPicker, so the person types the date.
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
      {/* The browser opens its calendar only for a date input. */}
      <input
        ref={input}
        type="date"
        className="pointer-events-none absolute right-0 bottom-0 h-px w-13 opacity-0"
        tabIndex={-1}
        aria-hidden="true"
        value={isIsoDate(answer) ? answer : ''}
        onChange={({ currentTarget }) => form.setAnswer(field, currentTarget.value)}
      />
    </>
  );
}

/** Sentence that explains how an unusual text was parsed, with the resulting answer. */
type ReadingNote = { readonly answer: string; readonly text: string };

/**
 * Returns the note about the text that the input had at the last blur. The note disappears when another answer replaces
 * the one that was parsed from that text.
 * @param noteFor returns null for a text without a note
 */
function useReadingNote({ field, describedBy }: Props, noteFor: (text: string) => ReadingNote | null) {
  const answer = useAnswer(field);
  const [lastText, setLastText] = useState('');
  const note = noteFor(lastText);
  const shownNote = note?.answer === answer ? note.text : null;
  return {
    describedBy:
      [describedBy, shownNote !== null && noteId(field.key)].filter(Boolean).join(' ') || undefined,
    announceOnBlur: (text: string) => {
      setLastText(text);
      return noteFor(text)?.text ?? '';
    },
    note: shownNote,
  };
}

function ReadingNoteText({ field, children }: Pick<Props, 'field'> & { readonly children: string }) {
  return (
    <p key={children} className="text-caption/[1.4] text-ink-500" id={noteId(field.key)}>
      {children}
    </p>
  );
}

export function DateInput({ className, ...props }: SizedProps) {
  const { today } = useCompletion();
  const { field } = props;
  const answer = useAnswer(field);
  const { note, ...input } = useReadingNote(props, (text) => {
    const date = assumedMonthEnd(field, text, today);
    return date === null ? null : { answer: date, text: fieldMessages.monthEnd(dateInWords(date)) };
  });
  return (
    <>
      <div className={`relative flex gap-2 ${className}`}>
        <TextInput {...props} {...input} />
        <DatePicker field={field} answer={answer} />
      </div>
      {note !== null && <ReadingNoteText field={props.field}>{note}</ReadingNoteText>}
    </>
  );
}

export function RutInput({ className, ...props }: SizedProps) {
  const { note, ...input } = useReadingNote(props, (text) => {
    const rut = questionableRut(props.field, text);
    return rut === null ? null : { answer: rut, text: fieldMessages.missingCheckDigit(rut) };
  });
  return (
    <>
      <div className={`relative flex gap-2 ${className}`}>
        <TextInput {...props} {...input} />
      </div>
      {note !== null && <ReadingNoteText field={props.field}>{note}</ReadingNoteText>}
    </>
  );
}
