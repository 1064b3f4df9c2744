import { memo } from 'react';
import { formCopy } from '../../../content/complete-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Field } from '../model/field.ts';
import { formatDuration } from '../model/hours.ts';
import { columnNames, type Day, dayNames, days, scheduleColumns, scheduleKey } from '../model/schedule.ts';
import { dayTotals } from '../model/schedule-totals.ts';
import type { Warning } from '../model/warning.ts';
import { answerShown } from './answers.ts';
import { fieldId, type Handlers, problemId, warningId } from './field-ids.ts';
import { Warnings } from './field-row.tsx';
import { Result } from './result.tsx';
import { type Asked, sameAnswers } from './same-answers.ts';
import { TextInput } from './text-input.tsx';

type DayProps = Asked & {
  readonly day: Day;
  /** Of the whole week. */
  readonly fields: readonly Field[];
};

export const timeShown = (minutes: number | null) =>
  minutes === null ? formCopy.unknown : formatDuration(minutes);

/** The day that a warning is about; null for one about the week. */
export function dayOf({ keys }: Warning): Day | null {
  return days.find((day) => keys.every((key) => key.startsWith(`jor_${day}_`))) ?? null;
}

export function saidOf(fields: readonly Field[], warnings: Asked['warnings']): readonly Warning[] {
  return fields.flatMap(({ key }) => warnings.get(key) ?? []);
}

function fieldsOfDay(fields: readonly Field[], day: Day) {
  return scheduleColumns.flatMap((column) => {
    const field = fields.find(({ key }) => key === scheduleKey(day, column));
    return field ? [{ field, name: columnNames[column] }] : [];
  });
}

function sameDay(before: DayProps, after: DayProps): boolean {
  const own = fieldsOfDay(after.fields, after.day).map(({ field }) => field);
  return before.day === after.day && sameAnswers(own, before, after);
}

function Cell({
  field,
  name,
  day,
  problem,
  ...rest
}: {
  readonly field: Field;
  readonly name: string;
  readonly day: Day;
  readonly problem: string | undefined;
  readonly answer: string;
  readonly handlers: Handlers;
  readonly describedBy: string | undefined;
}) {
  return (
    <div className="field week__cell">
      <label htmlFor={fieldId(field.key)}>
        <span className="sr">{dayNames[day]}: </span>
        {name}
      </label>
      <TextInput field={field} {...rest} isInvalid={problem !== undefined} />
    </div>
  );
}

/** A day of the week: its times, what they add up to, and what is said of them. */
export const DayCard = memo(function DayCard(props: DayProps) {
  const { day, fields, values, problems, warnings, handlers } = props;
  const { other, total } = dayTotals(values, day);
  const own = fieldsOfDay(fields, day);
  const said = saidOf(
    own.map(({ field }) => field),
    warnings,
  ).filter((warning) => dayOf(warning) === day);
  return (
    <fieldset className="week__day">
      <legend>{dayNames[day]}</legend>
      <div className="week__body">
        <div className="week__cells">
          {own.map(({ field, name }) => {
            const problem = problems.get(field.key);
            return (
              <Cell
                key={field.key}
                field={field}
                name={name}
                day={day}
                problem={problem}
                answer={answerShown(field, values)}
                handlers={handlers}
                describedBy={
                  [
                    ...(problem ? [problemId(field.key)] : []),
                    ...(said.some(({ keys }) => keys.includes(field.key)) ? [warningId(day)] : []),
                  ].join(' ') || undefined
                }
              />
            );
          })}
        </div>
        {own.map(({ field: { key }, name }) => {
          const problem = problems.get(key);
          return (
            problem && (
              <small key={key} id={problemId(key)} className="week__problem">
                <Icon name="alert" />
                {name}: {problem}
              </small>
            )
          );
        })}
        {said.length > 0 && <Warnings of={said} id={warningId(day)} />}
        <div className="week__sum">
          <span>
            {formCopy.day.other} <Result>{timeShown(other)}</Result>
          </span>
          <span>
            {formCopy.day.total} <Result>{timeShown(total)}</Result>
          </span>
        </div>
      </div>
    </fieldset>
  );
}, sameDay);
