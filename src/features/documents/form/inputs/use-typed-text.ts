import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notApplicable } from '../../model/amount.ts';
import type { Values } from '../../model/document.ts';
import type { Field } from '../../model/field.ts';
import { formatInput, parseInput, parseOnBlur } from '../../model/input.ts';
import { addsSeparator } from '../../model/number.ts';
import { fieldDependencies } from '../../model/values.ts';
import { useSelected } from '../../model/values-store.ts';
import { answerOrProposal } from '../answers.ts';
import { useCompletion } from '../use-completion.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Returns the answer as text; '' for an amount that doesn't apply, since the ticked box beside the input already says
 * so.
 */
function typedAnswer(field: Field, values: Values): string {
  const answer = answerOrProposal(field, values);
  return answer === notApplicable ? '' : answer;
}

/**
 * Returns the props of a text control. During typing the control shows the text as typed, so that the browser's caret,
 * undo and composition keep working. Each key press sets the answer parsed so far in the draft's store, which writes it
 * later (draft-store.ts).
 * @param announceOnBlur called with the text on blur; returns an announcement about the text
 */
export function useTypedText(field: Field, announceOnBlur: (text: string) => string = () => '') {
  const form = useCompletion();
  const [typedText, setTypedText] = useState<string | null>(null);
  // Event handlers read this ref, since a script may focus and set a field before React renders.
  const latestText = useRef<string | null>(null);
  // True if formatInput wrote all separators in the text and the person typed none.
  const hasOnlyFormattedSeparators = useRef(false);
  const formatAnswer = (values: Values) => formatInput(field, typedAnswer(field, values));
  const answerText = useSelected(form.values, fieldDependencies(field), formatAnswer);

  function setText(text: string | null): void {
    latestText.current = text;
    setTypedText(text);
  }

  /** Removes the separators of {@link formatInput}, which are in the wrong places once the person edits the digits. */
  function removeSeparators(text: string): string {
    return hasOnlyFormattedSeparators.current ? text.replaceAll('.', '') : text;
  }

  /** @returns the text before the first key press */
  function startTyping(): string {
    const text = formatAnswer(form.values.get());
    hasOnlyFormattedSeparators.current =
      (field.kind === 'money' || field.kind === 'integer') && /^[\d.]*$/.test(text);
    setText(text);
    form.handleFocus(field);
    return text;
  }

  function saveParsed(text: string): void {
    const value = parseOnBlur(field, removeSeparators(text), form.today);
    if (value !== typedAnswer(field, form.values.get())) form.setAnswer(field, value);
  }

  function finishTyping(text: string): void {
    saveParsed(text);
    setText(null);
    form.handleBlur(field, announceOnBlur(text));
  }

  // A window in the background may fire neither focus nor blur, so finish this field when another one becomes current.
  const onNextField = useEffectEvent(() => {
    if (latestText.current !== null && form.currentField.get()?.key !== field.key)
      finishTyping(latestText.current);
  });
  useEffect(() => form.currentField.subscribe(() => onNextField()), [form]);

  return {
    value: typedText ?? answerText,
    onFocus: () => void startTyping(),
    onChange: ({ currentTarget }: React.ChangeEvent<Control>) => {
      const text = currentTarget.value;
      if (latestText.current === null && currentTarget !== document.activeElement) {
        // Autofill sets fields that don't have the focus, so no blur follows.
        hasOnlyFormattedSeparators.current = false;
        saveParsed(text);
        form.handleBlur(field, announceOnBlur(text));
        return;
      }
      const previousText = latestText.current ?? startTyping();
      if (addsSeparator(previousText, text)) hasOnlyFormattedSeparators.current = false;
      setText(text);
      form.setAnswer(field, parseInput(field, removeSeparators(text)));
    },
    onBlur: ({ currentTarget }: React.FocusEvent<Control>) => finishTyping(currentTarget.value),
  };
}
