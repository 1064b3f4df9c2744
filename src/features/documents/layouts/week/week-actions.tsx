import { type KeyboardEvent, useRef, useState } from 'react';
import { weekCopy } from '../../../../content/documents/week-copy.ts';
import { Button } from '../../../../ui/button.tsx';
import { answerOrProposal } from '../../form/answers.ts';
import { isUndoKey } from '../../form/drafts/panel/undo.tsx';
import { useCompletion } from '../../form/use-completion.ts';
import { fieldOf, type Template, type Values } from '../../model/document.ts';
import { type Field, no, yes } from '../../model/field.ts';
import { answersTo, doesApply, isTicked, proposalOf } from '../../model/values.ts';
import { useSelected } from '../../model/values-store.ts';
import {
  type Day,
  type DayBox,
  dayNames,
  type ScheduleColumn,
  scheduleColumns,
  scheduleKey,
} from './schedule.ts';
import { weekKeys, workdays } from './week-proposal.ts';

const workdaysIn = (values: Values) => workdays(answersTo(weekKeys, values));

/** Returns the answers that change if the day's times are copied to the other worked days. */
function copyDayAnswers(day: Day, template: Template, values: Values): Values {
  const fieldIn = (target: Day, column: ScheduleColumn | DayBox) =>
    fieldOf(template, scheduleKey(target, column));
  const otherDays = workdaysIn(values).filter((otherDay) => otherDay !== day);
  const hasNoLunch = (target: Day) => isTicked(answerOrProposal(fieldIn(target, 'sin_colacion'), values));
  const sourceHasNoLunch = hasNoLunch(day);
  const noLunchAnswers = Object.fromEntries(
    otherDays
      .filter((otherDay) => hasNoLunch(otherDay) !== sourceHasNoLunch)
      .map((otherDay) => [scheduleKey(otherDay, 'sin_colacion'), sourceHasNoLunch ? yes : no]),
  );
  // Copy the boxes «Sin colación» first, because the proposed times of a day depend on its box.
  const valuesWithNoLunch = { ...values, ...noLunchAnswers };
  const timeAnswers = scheduleColumns.flatMap((column) => {
    const sourceField = fieldIn(day, column);
    if (!doesApply(sourceField, values)) return [];
    const answer = answerOrProposal(sourceField, values);
    return otherDays
      .map((otherDay) => fieldIn(otherDay, column))
      .filter((field) => answerOrProposal(field, valuesWithNoLunch) !== answer)
      .map(({ key }) => [key, answer] as const);
  });
  return { ...noLunchAnswers, ...Object.fromEntries(timeAnswers) };
}

function isTimeOrDuration({ kind }: Field): boolean {
  return kind === 'time' || kind === 'duration';
}

function isEdited(field: Field, values: Values): boolean {
  const answer = values[field.key];
  if (!isTimeOrDuration(field) || answer === undefined || !doesApply(field, values)) return false;
  const proposedAnswer = proposalOf(field, values);
  return proposedAnswer !== '' && answer !== proposedAnswer;
}

type Change = {
  readonly kind: 'copied' | 'proposed';
  readonly previousAnswers: Values;
  readonly newAnswers: Values;
};

const noChange: Change = { kind: 'copied', previousAnswers: {}, newAnswers: {} };

/**
 * Shows a button that copies the times of the first worked day to the other worked days, and a button that restores the
 * proposed times. After either, a button to undo it appears, and Ctrl+Z also undoes it while one of these buttons has
 * the focus. Both work until somebody edits one of the changed times.
 */
export function WeekActions({ fields }: { readonly fields: readonly Field[] }) {
  const form = useCompletion();
  const [lastChange, setLastChange] = useState(noChange);
  const copyButton = useRef<HTMLButtonElement>(null);
  const changedKeys = Object.keys(lastChange.newAnswers);
  const isUnchanged = (values: Values) =>
    changedKeys.length > 0 && changedKeys.every((key) => values[key] === lastChange.newAnswers[key]);
  const canUndo = useSelected(form.values, changedKeys, isUnchanged);
  const undoableKind = canUndo ? lastChange.kind : null;
  const allKeys = fields.map(({ key }) => key);
  const firstDay = useSelected(form.values, allKeys, (values) => {
    const [day, ...otherDays] = workdaysIn(values);
    return otherDays.length > 0 ? (day ?? null) : null;
  });
  const hasEditedTimes = useSelected(form.values, allKeys, (values) =>
    fields.some((field) => isEdited(field, values)),
  );

  function setAnswers(answers: Values): void {
    for (const field of fields) {
      if (field.key in answers) form.setAnswer(field, answers[field.key]);
    }
  }
  function applyChange(kind: Change['kind'], newAnswers: Values): void {
    const values = form.values.get();
    setAnswers(newAnswers);
    setLastChange({
      kind,
      previousAnswers: Object.fromEntries(Object.keys(newAnswers).map((key) => [key, values[key]])),
      newAnswers,
    });
  }
  function restoreProposal(): void {
    const answeredFields = fields.filter(
      (field) => isTimeOrDuration(field) && field.key in form.values.get(),
    );
    applyChange('proposed', Object.fromEntries(answeredFields.map(({ key }) => [key, undefined])));
  }
  function undo(): void {
    setAnswers(lastChange.previousAnswers);
    setLastChange(noChange);
  }
  function undoCopy(): void {
    undo();
    // Move the focus, because the button to undo has it and disappears.
    copyButton.current?.focus();
  }
  function undoByKey(event: KeyboardEvent): void {
    if (!isUndoKey(event) || !canUndo) return;
    event.preventDefault();
    // Keep the handlers of outer elements from undoing something else with the same key press.
    event.stopPropagation();
    if (undoableKind === 'copied') undoCopy();
    else undo();
  }

  return (
    // The div handles only keys that bubble from its buttons.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div className="flex flex-wrap items-center gap-3" onKeyDown={undoByKey}>
      {firstDay && (
        <Button
          variant="line"
          small
          ref={copyButton}
          onClick={() => applyChange('copied', copyDayAnswers(firstDay, form.template, form.values.get()))}
        >
          <span key={firstDay}>{weekCopy.copy(dayNames[firstDay].toLowerCase())}</span>
        </Button>
      )}
      {undoableKind === 'copied' && (
        <Button variant="line" small onClick={undoCopy}>
          {weekCopy.undo.copied}
        </Button>
      )}
      {/* The proposal and its undo share one button, so that the button keeps the focus. The key makes a new element
         for a new text, because React can't update a text that the browser has translated. */}
      {(hasEditedTimes || undoableKind === 'proposed') && (
        <Button variant="line" small onClick={undoableKind === 'proposed' ? undo : restoreProposal}>
          <span key={undoableKind}>
            {undoableKind === 'proposed' ? weekCopy.undo.proposed : weekCopy.propose}
          </span>
        </Button>
      )}
      <span className="sr-only" role="status">
        {undoableKind && weekCopy.done[undoableKind]}
      </span>
    </div>
  );
}
