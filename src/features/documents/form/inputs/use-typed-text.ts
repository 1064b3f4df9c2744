import { useRef, useState } from 'react';
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

/** The answer as far as it is text: an amount that does not apply is a tick beside an empty control. */
function typedAnswer(field: Field, of: Values): string {
  const answer = answerOrProposal(field, of);
  return answer === notApplicable ? '' : answer;
}

/**
 * The props of a text control. While it has the focus it shows what was typed and nothing rewrites it, so that caret, undo
 * and composition stay the browser's own; the draft follows each key with what is understood so far.
 * @param onLeave called with the text that was left; returns what to announce about it
 */
export function useTypedText(field: Field, onLeave: (text: string) => string = () => '') {
  const form = useCompletion();
  const [input, setInput] = useState<string | null>(null);
  // The same for event handlers: a script that fills a form in focuses and sets a field before React renders.
  const current = useRef<string | null>(null);
  // Whether every point in the text is one of the formatted answer that the person is correcting.
  const hasOwnPoints = useRef(false);
  const shown = (of: Values) => formatInput(field, typedAnswer(field, of));
  const answered = useSelected(form.values, keysOfField(field), shown);

  function setText(text: string | null): void {
    current.current = text;
    setInput(text);
  }

  /** The text without the points of {@link formatInput}, which no longer stand where they should. */
  function meant(text: string): string {
    return hasOwnPoints.current ? text.replaceAll('.', '') : text;
  }

  function saveFinal(text: string): void {
    const value = parseOnBlur(field, meant(text), form.today);
    if (value !== typedAnswer(field, form.values.get())) form.answer(field, value);
  }

  return {
    value: input ?? answered,
    onFocus: () => {
      const text = shown(form.values.get());
      hasOwnPoints.current = (field.kind === 'money' || field.kind === 'integer') && /^[\d.]*$/.test(text);
      setText(text);
      form.enter(field);
    },
    onChange: ({ currentTarget: { value: text } }: React.ChangeEvent<Control>) => {
      const before = current.current;
      if (before === null) {
        // Autofill sets a field that never had the focus, so no blur follows.
        hasOwnPoints.current = false;
        saveFinal(text);
        form.leave(field, onLeave(text));
        return;
      }
      if (addsSeparator(before, text)) hasOwnPoints.current = false;
      setText(text);
      form.answer(field, parseInput(field, meant(text)));
    },
    onBlur: ({ currentTarget: { value: text } }: React.FocusEvent<Control>) => {
      saveFinal(text);
      setText(null);
      form.leave(field, onLeave(text));
    },
  };
}
