import { memo, type Ref, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { batchCopy } from '../../content/documents/batch-copy.ts';
import type { CellReading } from '../../features/documents/batch/cell.ts';
import { type Column, firstFilledText, joinedColumns } from '../../features/documents/batch/columns.ts';
import { fieldOrLayoutColumn } from '../../features/documents/batch/rows.ts';
import { answerReaders, type Survey } from '../../features/documents/batch/survey/survey.ts';
import { layoutColumns } from '../../features/documents/batch/survey/vocabulary.ts';
import type { Table } from '../../features/documents/batch/table.ts';
import type { Template } from '../../features/documents/model/document.ts';
import { type Field, labelOf } from '../../features/documents/model/field.ts';
import { formatInput } from '../../features/documents/model/input.ts';
import { Button } from '../../ui/button.tsx';
import { SelectControl } from '../../ui/form/control.tsx';
import { Icon } from '../../ui/images/icon.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { Summary } from '../../ui/summary.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useFocusFallback } from '../../ui/use-focus-fallback.ts';
import { Step } from './step.tsx';
import { type ChangeSheetChoices, useChangeSheetChoices } from './use-survey.ts';

const copy = batchCopy.columns;

/** Memoized, because every list has the same options. */
const FieldOptions = memo(function FieldOptions({ template }: { readonly template: Template }) {
  return (
    <>
      {template.groups.map(({ title, fields }) => (
        <optgroup key={title} label={title}>
          {fields.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
      {layoutColumns(template).length > 0 && (
        <optgroup label={copy.layout}>
          {layoutColumns(template).map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </optgroup>
      )}
    </>
  );
});

function headingOf({ heading, group, index }: Column, { columns }: Survey): string {
  if (heading === '') return copy.unnamed(index + 1);
  const isRepeated = columns.some((other) => other.index !== index && other.heading === heading);
  return group !== '' && isRepeated ? `${group}: ${heading}` : heading;
}

type Props = {
  readonly template: Template;
  readonly table: Table;
  readonly survey: Survey;
  /** 'YYYY-MM-DD' in the user's time zone. */
  readonly today: string;
  readonly ref: Ref<HTMLHeadingElement>;
};

type ColumnProps = Pick<Props, 'template' | 'survey'> & {
  readonly column: Column;
  readonly change: ChangeSheetChoices;
};

function chooseField(change: ChangeSheetChoices, { index }: Column, key: string | null): void {
  change((current) => ({ columns: { ...current.columns, [index]: key } }));
}

/**
 * Uses the column for its suggested field, and stops using others with the same suggestion, such as «Horas» of another
 * year.
 */
function chooseSuggestion(change: ChangeSheetChoices, { columns }: Survey, column: Column): void {
  const rivals = columns.filter(
    ({ index, suggestedKey }) => index !== column.index && suggestedKey === column.suggestedKey,
  );
  const unusedColumns = Object.fromEntries(rivals.map(({ index }) => [index, null]));
  change((current) => ({
    columns: { ...current.columns, ...unusedColumns, [column.index]: column.suggestedKey },
  }));
}

const cellsOf = ({ people }: Survey) => people.map(({ cells }) => cells);

const choiceId = ({ index }: Column) => `columna-${index + 1}`;

function ColumnChoice({ template, survey, column, change }: ColumnProps) {
  const id = choiceId(column);
  const example = firstFilledText(column, cellsOf(survey));
  return (
    <div className="grid min-w-0 grid-cols-1 content-end gap-1.5">
      <label
        className="font-semibold wrap-anywhere text-ink"
        htmlFor={id}
        translate={column.heading === '' ? undefined : 'no'}
      >
        {headingOf(column, survey)}
      </label>
      {example !== '' && (
        <span className="truncate text-caption text-ink-500" translate="no">
          {copy.firstValue(example)}
        </span>
      )}
      <SelectControl
        id={id}
        value={column.key ?? ''}
        onChange={({ currentTarget: { value } }) => chooseField(change, column, value || null)}
      >
        <option value="">{copy.unused}</option>
        <FieldOptions template={template} />
      </SelectControl>
    </div>
  );
}

function ColumnQuestion({ template, survey, column, change }: ColumnProps) {
  const id = useId();
  const { suggestedKey } = column;
  if (suggestedKey === null) return null;
  const { label } = fieldOrLayoutColumn(template, suggestedKey);
  const question = template.spreadsheet.questions[suggestedKey] ?? copy.usualQuestion(label);
  const example = firstFilledText(column, cellsOf(survey));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame and has its own layout
    <div
      className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-control bg-accent-100 px-4 py-2"
      role="group"
      aria-labelledby={id}
    >
      <p id={id} className="min-w-0 flex-[1_1_16rem] text-small/[1.5] text-ink">
        <span className="block wrap-anywhere">{copy.question(headingOf(column, survey), question)}</span>
        {example !== '' && (
          <span className="block text-caption" translate="no">
            {copy.firstValue(example)}
          </span>
        )}
      </p>
      <span className="flex flex-wrap gap-3">
        <Button variant="line" small onClick={() => chooseSuggestion(change, survey, column)}>
          {copy.yes}
        </Button>
        <Button variant="line" small onClick={() => chooseField(change, column, null)}>
          {copy.unused}
        </Button>
      </span>
    </div>
  );
}

function RecognisedColumn(props: ColumnProps) {
  const { template, survey, column } = props;
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <li className="py-3">
        <ColumnChoice {...props} />
      </li>
    );
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-5 border-b border-rule text-small">
      <span className="min-w-0 flex-[1_1_12rem] py-2 wrap-anywhere">
        <span className="font-semibold text-ink" translate="no">
          {headingOf(column, survey)}
        </span>{' '}
        <span className="text-ink-500">
          <Icon name="forward" className="inline-block size-4 align-[-0.15em]" />{' '}
          {column.key !== null && <span>{labelOf(fieldOrLayoutColumn(template, column.key), {})}</span>}
        </span>
        <span className="block text-caption" translate="no">
          {firstFilledText(column, cellsOf(survey))}
        </span>
      </span>
      <TextButton
        aria-label={copy.changeOf(headingOf(column, survey))}
        onClick={() => {
          flushSync(() => setOpen(true));
          document.getElementById(choiceId(column))?.focus();
        }}
      >
        {copy.change}
      </TextButton>
    </li>
  );
}

function exampleOf(field: Field, reading: CellReading): string {
  return 'unreadable' in reading ? reading.unreadable.typed : formatInput(field, reading.answer ?? '');
}

function JoinedColumns({ template, survey, today }: Omit<Props, 'table' | 'ref'>) {
  const readers = answerReaders(survey, template, today);
  const [first] = survey.people;
  return joinedColumns(survey.columns, template).map(({ key, columns }) => {
    const field = fieldOrLayoutColumn(template, key);
    const isJoined = ['text', 'rut', 'phone'].includes(field.kind);
    const reading = first && readers.get(key)?.(first.cells);
    const example = reading ? exampleOf(field, reading) : '';
    return (
      <Note key={key} icon="info">
        <strong translate="no">{columns.map((column) => headingOf(column, survey)).join(' + ')}</strong>
        {'. '}
        <span>
          {isJoined
            ? copy.joined(field.label, first?.number ?? 0, example)
            : copy.repeatedColumnsNote(field.label)}
        </span>
      </Note>
    );
  });
}

export function ColumnsStep({ template, table, survey, today, ref }: Props) {
  const change = useChangeSheetChoices(table, survey);
  const { columns } = survey;
  // Columns that were unused at first keep their place in the list after a choice.
  const [initiallyUnusedIndexes] = useState(
    () =>
      new Set(
        columns
          .filter(({ key, suggestedKey }) => key === null && suggestedKey === null)
          .map(({ index }) => index),
      ),
  );
  const questionColumns = columns.filter(({ suggestedKey }) => suggestedKey !== null);
  const unusedColumns = columns.filter(
    ({ index, key, suggestedKey }) =>
      suggestedKey === null && (key === null || initiallyUnusedIndexes.has(index)),
  );
  const recognisedColumns = columns.filter(
    ({ index, key }) => key !== null && !initiallyUnusedIndexes.has(index),
  );
  // Keep the container after the last answer, because it then gets the focus.
  const [hadQuestions] = useState(questionColumns.length > 0);
  const [isUnusedOpen, setUnusedOpen] = useState(false);
  const focusProps = useFocusFallback<HTMLDivElement>();
  const sharedProps = { template, survey, change };
  return (
    <Step number={2} title={copy.title(template.subject.noun)} ref={ref}>
      {(questionColumns.length > 0 || hadQuestions) && (
        <div {...focusProps} tabIndex={-1} className="grid w-full gap-3 focus-visible:shadow-none">
          {questionColumns.map((column) => (
            <ColumnQuestion key={column.index} {...sharedProps} column={column} />
          ))}
        </div>
      )}
      {recognisedColumns.length > 0 && (
        <details className="w-full" open>
          <Summary>
            <span key={recognisedColumns.length}>{copy.recognised(recognisedColumns.length)}</span>
          </Summary>
          <ul className="grid w-full grid-cols-1 gap-x-8 sm:grid-cols-2">
            {recognisedColumns.map((column) => (
              <RecognisedColumn key={column.index} {...sharedProps} column={column} />
            ))}
          </ul>
        </details>
      )}
      <JoinedColumns template={template} survey={survey} today={today} />
      {unusedColumns.length > 0 && (
        <details className="w-full" onToggle={({ currentTarget }) => setUnusedOpen(currentTarget.open)}>
          <Summary>
            <span key={unusedColumns.length}>{copy.unrecognisedCount(unusedColumns.length)}</span>
          </Summary>
          {isUnusedOpen && (
            <div className="grid gap-4 pt-2">
              <p className="text-small">{copy.unrecognised}</p>
              <div className="grid w-full grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2">
                {unusedColumns.map((column) => (
                  <ColumnChoice key={column.index} {...sharedProps} column={column} />
                ))}
              </div>
            </div>
          )}
        </details>
      )}
    </Step>
  );
}
