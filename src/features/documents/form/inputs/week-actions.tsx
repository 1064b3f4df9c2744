import { type KeyboardEvent, useRef, useState } from 'react';
import { formCopy } from '../../../../content/complete-copy.ts';
import { draftsCopy } from '../../../../content/drafts-copy.ts';
import { Button } from '../../../../ui/button.tsx';
import type { Values } from '../../model/document.ts';
import type { Field } from '../../model/field.ts';
import { days, scheduleColumns, scheduleKey } from '../../model/schedule.ts';
import { useSelected } from '../../model/values-store.ts';
import { answerOrProposal } from '../answers.ts';
import { isUndoKey } from '../drafts/undo.tsx';
import { useCompletion } from '../use-completion.ts';

/** What Monday's times would make of the other days, by the keys of their fields. */
function mondayForAll(fields: readonly Field[], values: Values): Values {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  return Object.fromEntries(
    scheduleColumns.flatMap((column) => {
      const monday = byKey.get(scheduleKey('lunes', column));
      if (!monday) return [];
      const answer = answerOrProposal(monday, values);
      return days.flatMap((day) => {
        const field = byKey.get(scheduleKey(day, column));
        return field && answerOrProposal(field, values) !== answer ? [[field.key, answer]] : [];
      });
    }),
  );
}

type Copy = { readonly before: Values; readonly after: Values };

/**
 * Copies Monday's times to the other days, and takes them back as long as none of them was changed: with the button
 * that stands beside it then, or with Ctrl+Z while one of the two has the focus.
 */
export function CopyMonday({ fields }: { readonly fields: readonly Field[] }) {
  const form = useCompletion();
  const [copy, setCopy] = useState<Copy>({ before: {}, after: {} });
  const button = useRef<HTMLButtonElement>(null);
  const keys = Object.keys(copy.after);
  const isCopy = (of: Values) => keys.length > 0 && keys.every((key) => (of[key] ?? '') === copy.after[key]);
  const isUndoable = useSelected(form.values, keys, isCopy);

  function answerAll(answers: Values): void {
    for (const field of fields) {
      if (field.key in answers) form.answer(field, answers[field.key] ?? '');
    }
  }
  function copyMonday(): void {
    const values = form.values.get();
    const after = mondayForAll(fields, values);
    answerAll(after);
    setCopy({ before: Object.fromEntries(Object.keys(after).map((key) => [key, values[key]])), after });
  }
  function undo(): void {
    answerAll(copy.before);
    setCopy({ before: {}, after: {} });
    // The button that was pressed is gone.
    button.current?.focus();
  }
  function undoByKey(event: KeyboardEvent): void {
    if (!isUndoKey(event) || !isUndoable) return;
    event.preventDefault();
    // Nothing else is to be taken back with the same keys.
    event.stopPropagation();
    undo();
  }

  return (
    // Keys of the buttons in it.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div className="flex flex-wrap items-center gap-3" onKeyDown={undoByKey}>
      <Button variant="line" small ref={button} onClick={copyMonday}>
        {formCopy.copyMonday}
      </Button>
      {isUndoable && (
        <Button variant="line" small onClick={undo}>
          {draftsCopy.undoMonday}
        </Button>
      )}
      <span className="sr-only" role="status">
        {isUndoable && draftsCopy.copiedMonday}
      </span>
    </div>
  );
}
