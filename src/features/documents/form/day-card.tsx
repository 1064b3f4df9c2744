import { memo, useMemo } from 'react';
import { formCopy } from '../../../content/complete-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Field } from '../model/field.ts';
import { columnNames, type Day, dayNames, scheduleColumns, scheduleKey } from '../model/schedule.ts';
import { dayTotals } from '../model/schedule-totals.ts';
import { useValuesOf } from '../model/values-store.ts';
import { fieldId, problemId, warningId } from './field-ids.ts';
import { DurationResult } from './result.tsx';
import { TextInput } from './text-input.tsx';
import { useAnswer, useCompletion, useProblem, useWarningsOf } from './use-completion.ts';
import { WarningList } from './warning-list.tsx';
import { dayOfWarning } from './week-warnings.ts';

type Column = {
  readonly field: Field;
  /** Of the column, such as «Entrada». */
  readonly name: string;
};

function columnsOf(fields: readonly Field[], day: Day): readonly Column[] {
  return scheduleColumns.flatMap((column) => {
    const field = fields.find(({ key }) => key === scheduleKey(day, column));
    return field ? [{ field, name: columnNames[column] }] : [];
  });
}

type CellProps = Column & {
  readonly day: Day;
  /** Whether one of the day's warnings is about this field. */
  readonly hasWarning: boolean;
};

const Cell = memo(function Cell({ field, name, day, hasWarning }: CellProps) {
  const problem = useProblem(field);
  const described = [
    ...(problem === null ? [] : [problemId(field.key)]),
    ...(hasWarning ? [warningId(day)] : []),
  ];
  return (
    <div className="field week__cell">
      <label htmlFor={fieldId(field.key)}>
        <span className="sr-only">{dayNames[day]}: </span>
        {name}
      </label>
      <TextInput
        field={field}
        answer={useAnswer(field)}
        describedBy={described.join(' ') || undefined}
        isInvalid={problem !== null}
      />
    </div>
  );
});

const CellProblem = memo(function CellProblem({ field, name }: Column) {
  const problem = useProblem(field);
  return (
    problem !== null && (
      <small id={problemId(field.key)} className="week__problem">
        <Icon name="alert" className="mt-[0.1rem] size-4.5" />
        {name}: {problem}
      </small>
    )
  );
});

type DayTotalsProps = {
  readonly day: Day;
  readonly columns: readonly Column[];
};

const DayTotals = memo(function DayTotals({ day, columns }: DayTotalsProps) {
  const { values } = useCompletion();
  const keys = columns.map(({ field }) => field.key);
  const { other, total } = dayTotals(useValuesOf(values, keys), day);
  return (
    <div className="week__sum">
      <span>
        {formCopy.day.other} <DurationResult minutes={other} />
      </span>
      <span>
        {formCopy.day.total} <DurationResult minutes={total} />
      </span>
    </div>
  );
});

type Props = {
  readonly day: Day;
  /** Of the whole week. */
  readonly fields: readonly Field[];
};

/** A day of the week: its times, their totals, and its problems and warnings. */
export const DayCard = memo(function DayCard({ day, fields }: Props) {
  const columns = useMemo(() => columnsOf(fields, day), [fields, day]);
  const warnings = useWarningsOf(columns.map(({ field }) => field)).filter(
    (warning) => dayOfWarning(warning) === day,
  );
  const isWarned = ({ key }: Field) => warnings.some(({ keys }) => keys.includes(key));
  return (
    <fieldset className="week__day">
      <legend>{dayNames[day]}</legend>
      <div className="week__body">
        <div className="week__cells">
          {columns.map((column) => (
            <Cell key={column.field.key} {...column} day={day} hasWarning={isWarned(column.field)} />
          ))}
        </div>
        {columns.map((column) => (
          <CellProblem key={column.field.key} {...column} />
        ))}
        {warnings.length > 0 && <WarningList warnings={warnings} id={warningId(day)} />}
        <DayTotals columns={columns} day={day} />
      </div>
    </fieldset>
  );
});
