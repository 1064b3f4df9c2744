import { type ComponentProps, memo, useLayoutEffect, useRef, useState } from 'react';
import type { Field, FieldKind } from '../field.ts';
import { readTyped, writeTyped } from '../rules/typed.ts';
import { longestAnswer } from './draft.ts';
import { fieldId, type Handlers } from './field-parts.ts';
import { isUnderWay, typeAhead } from './type-ahead.ts';

type Keypad = Pick<ComponentProps<'input'>, 'type' | 'inputMode'>;

const figures: Keypad = { inputMode: 'numeric' };

const keypads: Partial<Record<FieldKind, Keypad>> = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  date: figures,
  money: figures,
  integer: figures,
  year: figures,
  time: figures,
  duration: figures,
};

/**
 * What is typed stands in the input while it has the focus; the answer that is read from it goes to the draft with
 * every key. The caret stays behind the figure it stood behind, whatever points come and go.
 */
function useTyping(field: Field, answer: string, { answer: tell, enter, leave }: Handlers) {
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current !== null) control.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  return {
    ref: control,
    value: typed ?? writeTyped(field, answer),
    onFocus: () => {
      setTyped(writeTyped(field, answer));
      enter(field.key);
    },
    onChange: ({
      currentTarget: { value, selectionStart },
    }: React.ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) => {
      const next = typeAhead(field, { text: value, caret: selectionStart ?? value.length });
      if (next.text !== value) caret.current = next.caret;
      setTyped(next.text);
      if (!isUnderWay(field, next.text)) tell(field.key, readTyped(field, next.text));
    },
    onBlur: () => {
      if (typed !== null && isUnderWay(field, typed)) tell(field.key, readTyped(field, typed));
      setTyped(null);
      leave(field);
    },
  };
}

interface Props {
  readonly field: Field;
  readonly answer: string;
  readonly handlers: Handlers;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}

/** Everything that is typed: one line, or several where the document has several. */
export const TypedInput = memo(function TypedInput(props: Props) {
  const { field, answer, handlers, describedBy, isInvalid } = props;
  const common = {
    ...useTyping(field, answer, handlers),
    id: fieldId(field.key),
    maxLength: longestAnswer,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
    // These are a school's and a worker's data, not those of whoever sits here.
    autoComplete: 'off',
  };
  return field.kind === 'text' && field.multiline ? (
    <textarea rows={3} {...common} />
  ) : (
    <input type="text" {...keypads[field.kind]} {...common} />
  );
});
