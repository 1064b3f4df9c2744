import { useEffect, useRef, useState } from 'react';
import type { Values } from '../model/document.ts';
import type { Field } from '../model/field.ts';
import { formatInput, parseInput, parseOnBlur } from '../model/input.ts';
import { notApplicable } from '../model/not-applicable.ts';
import { keysOfField } from '../model/values.ts';
import { useSelected } from '../model/values-store.ts';
import { answerOrProposal } from './answers.ts';
import { applyMask, hasMask, type InputEdit, type InputText, isPartialTime } from './input-mask.ts';
import { useCompletion } from './use-completion.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The part of an edit that is known before the browser makes it. */
type Selection = Pick<InputEdit, 'before' | 'from' | 'to'>;

function selectionOf({ value, selectionStart, selectionEnd }: Control): Selection {
  const from = selectionStart ?? value.length;
  return { before: value, from, to: selectionEnd ?? from };
}

function isUndo({ key, ctrlKey, metaKey, altKey, shiftKey }: React.KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'z';
}

/** Text and selection just before each edit, which the `input` event does not report. */
function useSelectionBeforeInput() {
  const control = useRef<Control & HTMLInputElement & HTMLTextAreaElement>(null);
  const selection = useRef<Selection>({ before: '', from: 0, to: 0 });
  useEffect(() => {
    const input = control.current;
    // React's onBeforeInput is made of other events and comes too late.
    const keep = () => {
      if (input) selection.current = selectionOf(input);
    };
    input?.addEventListener('beforeinput', keep);
    return () => input?.removeEventListener('beforeinput', keep);
  }, []);
  return { control, selection };
}

/** The answer as far as it is text: an amount that does not apply is a tick beside an empty control. */
function typedAnswer(field: Field, of: Values): string {
  const answer = answerOrProposal(field, of);
  return answer === notApplicable ? '' : answer;
}

/**
 * The props of a text control. While it has the focus it shows what was typed; the answer parsed from that goes to the
 * draft with every key. Text and caret are set within the key's event: a caret set in a later rendering could be that
 * of an earlier key.
 */
export function useMaskedInput(field: Field) {
  const form = useCompletion();
  const { control, selection } = useSelectionBeforeInput();
  const [input, setInput] = useState<string | null>(null);
  // The same for event handlers: a script that fills a form in focuses and sets a field before React renders.
  const current = useRef<string | null>(null);
  const shown = (of: Values) => formatInput(field, typedAnswer(field, of));
  // Its own text is shown while it is typed in: that the answer has changed with it renders nothing more.
  const isSame = (one: string, two: string) => current.current !== null || one === two;
  const answered = useSelected(form.values, keysOfField(field), shown, isSame);
  const undoStack = useRef<InputText[]>([]);

  function setText(text: string | null): void {
    current.current = text;
    setInput(text);
  }

  function show(element: Control, { text, caret }: InputText): void {
    if (element.value !== text) {
      // Which sets the caret behind the text (HTML, "value"); setting it there again would lay the control out once more.
      element.value = text;
      if (caret < text.length) element.setSelectionRange(caret, caret);
    }
    setText(text);
    if (!isPartialTime(field, text)) form.answer(field, parseInput(field, text));
  }

  function saveFinal(text: string): void {
    const value = parseOnBlur(field, text, new Date().getFullYear());
    if (value !== typedAnswer(field, form.values.get())) form.answer(field, value);
  }

  return {
    ref: control,
    value: input ?? answered,
    onFocus: () => {
      undoStack.current = [];
      setText(shown(form.values.get()));
      form.enter(field);
    },
    onChange: ({ currentTarget: element, nativeEvent }: React.ChangeEvent<Control>) => {
      if (current.current === null) {
        // Autofill sets a field that never had the focus, so no blur follows.
        saveFinal(element.value);
        form.leave(field);
        return;
      }
      const after = { text: element.value, caret: element.selectionStart ?? element.value.length };
      const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
      undoStack.current.push({ text: current.current, caret: selection.current.from });
      show(element, applyMask(field, { ...selection.current, after, inputType }));
    },
    // Browsers clear their own undo history when a script sets the text.
    onKeyDown: (event: React.KeyboardEvent<Control>) => {
      if (!hasMask(field) || !isUndo(event)) return;
      event.preventDefault();
      const last = undoStack.current.pop();
      if (last) show(event.currentTarget, last);
    },
    onBlur: ({ currentTarget }: React.FocusEvent<Control>) => {
      saveFinal(currentTarget.value);
      setText(null);
      form.leave(field);
    },
  };
}
