import { useRef } from 'react';
import { formCopy } from '../../../../content/complete-copy.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { isIsoDate } from '../../model/date.ts';
import type { Field } from '../../model/field.ts';
import { keysOfField } from '../../model/values.ts';
import { useSelected } from '../../model/values-store.ts';
import { answerOrProposal } from '../answers.ts';
import { useCompletion } from '../use-completion.ts';
import { focusField } from './field-ids.ts';

/** The browser's calendar behind a button. A visible date input would take digits only, no dates in words. */
export function DatePicker({ field }: { readonly field: Field }) {
  const form = useCompletion();
  const date = useSelected(form.values, keysOfField(field), (of) => {
    const answer = answerOrProposal(field, of);
    return isIsoDate(answer) ? answer : '';
  });
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
        value={date}
        onChange={({ currentTarget }) => form.answer(field, currentTarget.value)}
      />
    </>
  );
}
