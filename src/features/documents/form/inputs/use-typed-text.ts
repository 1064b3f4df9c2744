import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notApplicable } from '../../model/amount.ts';
import type { Values } from '../../model/document.ts';
import type { Field } from '../../model/field.ts';
import { formatInput, parseInput, parseOnBlur } from '../../model/input.ts';
import { addsSeparator } from '../../model/number.ts';
import { keysOfField } from '../../model/values.ts';
import { useSelected } from '../../model/values-store.ts';
import { answerOrProposal } from '../answers.ts';
import { useCompletion } from '../use-completion.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Returns the answer as text. It is '' for an amount that does not apply, which is a tick next to an empty input. */
function typedAnswer(field: Field, values: Values): string {
  const answer = answerOrProposal(field, values);
  return answer === notApplicable ? '' : answer;
}

/**
 * Returns the props of a text control. While someone types in it, it shows the text as typed, so that caret, undo and
 * composition stay the browser's own. The draft follows each key with what is understood so far.
 * @param onLeave called with the text on blur; returns an announcement about it
 */
export function useTypedText(field: Field, onLeave: (text: string) => string = () => '') {
  const form = useCompletion();
  const [input, setInput] = useState<string | null>(null);
  // A ref for event handlers, since a script may focus and set a field before React renders.
  const current = useRef<string | null>(null);
  // True if every point in the text is from the formatted answer that the person is correcting.
  const hasOwnPoints = useRef(false);
  const shown = (values: Values) => formatInput(field, typedAnswer(field, values));
  const answered = useSelected(form.values, keysOfField(field), shown);

  function setText(text: string | null): void {
    current.current = text;
    setInput(text);
  }

  /** Returns the text without the points of {@link formatInput}, which no longer stand where they should. */
  function meant(text: string): string {
    return hasOwnPoints.current ? text.replaceAll('.', '') : text;
  }

  /** @returns the text before the first key */
  function begin(): string {
    const text = shown(form.values.get());
    hasOwnPoints.current = (field.kind === 'money' || field.kind === 'integer') && /^[\d.]*$/.test(text);
    setText(text);
    form.enter(field);
    return text;
  }

  function saveFinal(text: string): void {
    const value = parseOnBlur(field, meant(text), form.today);
    if (value !== typedAnswer(field, form.values.get())) form.answer(field, value);
  }

  function finish(text: string): void {
    saveFinal(text);
    setText(null);
    form.leave(field, onLeave(text));
  }

  // A window that isn't in front may fire neither focus nor blur, so the next field ends the typing in this one.
  const onNextField = useEffectEvent(() => {
    if (current.current !== null && form.current.get()?.key !== field.key) finish(current.current);
  });
  useEffect(() => form.current.subscribe(() => onNextField()), [form]);

  return {
    value: input ?? answered,
    onFocus: () => void begin(),
    onChange: ({ currentTarget }: React.ChangeEvent<Control>) => {
      const text = currentTarget.value;
      if (current.current === null && currentTarget !== document.activeElement) {
        // Autofill sets fields without the focus, so no blur follows.
        hasOwnPoints.current = false;
        saveFinal(text);
        form.leave(field, onLeave(text));
        return;
      }
      const before = current.current ?? begin();
      if (addsSeparator(before, text)) hasOwnPoints.current = false;
      setText(text);
      form.answer(field, parseInput(field, meant(text)));
    },
    onBlur: ({ currentTarget }: React.FocusEvent<Control>) => finish(currentTarget.value),
  };
}
