import { type ComponentProps, memo, useEffect, useRef, useState } from 'react';
import type { Field, FieldKind } from '../model/field.ts';
import { formatInput, parseInput, parseOnBlur } from '../model/input.ts';
import { longestAnswer } from './draft.ts';
import { fieldId, type Handlers } from './field-ids.ts';
import { applyMask, hasMask, type InputEdit, type InputText, isPartialTime } from './input-mask.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

type Keypad = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'
>;

const figures: Keypad = { inputMode: 'numeric' };
const noWord: Keypad = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };

const keypads: Partial<Record<FieldKind, Keypad>> = {
  rut: noWord,
  // Not type="email": browsers give its text as 'ana@xn--colegio-…' for an «ñ», and without its spaces.
  email: { inputMode: 'email', ...noWord },
  phone: { type: 'tel' },
  date: figures,
  money: figures,
  integer: figures,
  year: figures,
  time: figures,
  duration: figures,
};

type Announced = Pick<InputEdit, 'before' | 'from' | 'to'>;

function announced({ value, selectionStart, selectionEnd }: Control): Announced {
  const from = selectionStart ?? value.length;
  return { before: value, from, to: selectionEnd ?? from };
}

function isUndo({ key, ctrlKey, metaKey, altKey, shiftKey }: React.KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'z';
}

/** What the browser is about to edit, of which the `input` event tells no more. */
function useAnnounced() {
  const control = useRef<Control & HTMLInputElement & HTMLTextAreaElement>(null);
  const edit = useRef<Announced>({ before: '', from: 0, to: 0 });
  useEffect(() => {
    const input = control.current;
    // React's onBeforeInput is made of other events and comes too late.
    const note = () => {
      if (input) edit.current = announced(input);
    };
    input?.addEventListener('beforeinput', note);
    return () => input?.removeEventListener('beforeinput', note);
  }, []);
  return { control, edit };
}

/**
 * What is typed stands in the input while it has the focus; the answer that is read from it goes to the draft with
 * every key. Text and caret are set within the event of the key: a caret that waited for a rendering could be that of
 * an earlier key.
 */
function useInputText(field: Field, answer: string, { answer: tell, enter, leave }: Handlers) {
  const { control, edit } = useAnnounced();
  const [typed, setTyped] = useState<string | null>(null);
  // The same for events: a script that fills a form in focuses and sets a field before React renders.
  const current = useRef<string | null>(null);
  const past = useRef<InputText[]>([]);

  function put(text: string | null): void {
    current.current = text;
    setTyped(text);
  }

  function show(input: Control, { text, caret }: InputText): void {
    if (input.value !== text) {
      input.value = text;
      input.setSelectionRange(caret, caret);
    }
    put(text);
    if (!isPartialTime(field, text)) tell(field.key, parseInput(field, text));
  }

  function keepLeft(text: string): void {
    const left = parseOnBlur(field, text, new Date().getFullYear());
    if (left !== answer) tell(field.key, left);
  }

  return {
    ref: control,
    value: typed ?? formatInput(field, answer),
    onFocus: () => {
      past.current = [];
      put(formatInput(field, answer));
      enter(field.key);
    },
    onChange: ({ currentTarget: input, nativeEvent }: React.ChangeEvent<Control>) => {
      if (current.current === null) {
        // Filled in from outside, without being entered, and so never left.
        keepLeft(input.value);
        leave(field);
        return;
      }
      const after = { text: input.value, caret: input.selectionStart ?? input.value.length };
      const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
      past.current.push({ text: current.current, caret: edit.current.from });
      show(input, applyMask(field, { ...edit.current, after, inputType }));
    },
    // Where the text is set by script, browsers forget what they could undo.
    onKeyDown: (event: React.KeyboardEvent<Control>) => {
      if (!hasMask(field) || !isUndo(event)) return;
      event.preventDefault();
      const last = past.current.pop();
      if (last) show(event.currentTarget, last);
    },
    onBlur: ({ currentTarget }: React.FocusEvent<Control>) => {
      keepLeft(currentTarget.value);
      put(null);
      leave(field);
    },
  };
}

type Props = {
  readonly field: Field;
  readonly answer: string;
  readonly handlers: Handlers;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
};

/** Everything that is typed: one line, or several where the document has several. */
export const TextInput = memo(function TextInput(props: Props) {
  const { field, answer, handlers, describedBy, isInvalid } = props;
  const common = {
    ...useInputText(field, answer, handlers),
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
