import { formCopy } from '../../../content/complete-page.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Leader } from '../../../ui/leader.tsx';
import type { Values } from '../document.ts';
import type { Field } from '../field.ts';
import { formatDuration } from '../hours.ts';
import type { Warning } from '../rules/warning.ts';
import {
  columnNames,
  type Day,
  dayNames,
  days,
  presetOf,
  scheduleColumns,
  scheduleKey,
} from '../schedule.ts';
import { dayTotals, weekTotals } from '../schedule-totals.ts';
import { answerShown } from './answers.ts';
import { fieldId, type Handlers, problemId, warningId } from './field-parts.ts';
import { Warnings } from './field-row.tsx';
import { TypedInput } from './typed-input.tsx';

interface Props {
  readonly fields: readonly Field[];
  readonly values: Values;
  readonly problems: ReadonlyMap<string, string>;
  readonly warnings: ReadonlyMap<string, readonly Warning[]>;
  readonly handlers: Handlers;
}

const shown = (minutes: number | null) => (minutes === null ? formCopy.unknown : formatDuration(minutes));

/** The day that a warning is about; null for one about the week. */
function dayOf({ keys }: Warning): Day | null {
  return days.find((day) => keys.every((key) => key.startsWith(`jor_${day}_`))) ?? null;
}

function saidOf(fields: readonly Field[], warnings: Props['warnings']): readonly Warning[] {
  return fields.flatMap(({ key }) => warnings.get(key) ?? []);
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
      <TypedInput field={field} {...rest} isInvalid={problem !== undefined} />
    </div>
  );
}

function DayCard({ day, fields, values, problems, warnings, handlers }: Props & { readonly day: Day }) {
  const { other, total } = dayTotals(values, day);
  const own = scheduleColumns.flatMap((column) => {
    const field = fields.find(({ key }) => key === scheduleKey(day, column));
    return field ? [{ field, name: columnNames[column] }] : [];
  });
  const said = saidOf(fields, warnings).filter((warning) => dayOf(warning) === day);
  return (
    <fieldset className="week__day">
      <legend>{dayNames[day]}</legend>
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
          {formCopy.day.other} <output>{shown(other)}</output>
        </span>
        <span>
          {formCopy.day.total} <output>{shown(total)}</output>
        </span>
      </div>
    </fieldset>
  );
}

/** The week, a card per day on every screen: seven columns of times leave no room to read them. */
export function WeekTable(props: Props) {
  const { fields, values, warnings, handlers } = props;
  const totals = weekTotals(values);
  const ofWeek = saidOf(fields, warnings).filter((warning) => dayOf(warning) === null);
  function copyMonday() {
    for (const day of days) {
      for (const column of scheduleColumns) {
        const from = scheduleKey('lunes', column);
        handlers.answer(scheduleKey(day, column), values[from] ?? presetOf(from));
      }
    }
  }
  return (
    <>
      {days.map((day) => (
        <DayCard key={day} day={day} {...props} />
      ))}
      <Button look="line" small onClick={copyMonday}>
        {formCopy.copyMonday}
      </Button>
      <div className="sums">
        <Leader term={formCopy.week.teaching} value={<output>{shown(totals.teaching)}</output>} />
        <Leader term={formCopy.week.breaks} value={<output>{shown(totals.breaks)}</output>} />
        <Leader term={formCopy.week.other} value={<output>{shown(totals.other)}</output>} />
        <Leader term={formCopy.week.total} value={<output>{shown(totals.total)}</output>} />
      </div>
      {ofWeek.length > 0 && <Warnings of={ofWeek} />}
    </>
  );
}
