import { memo, useDeferredValue, useMemo } from 'react';
import { formCopy } from '../../../../content/documents/complete-copy.ts';
import { ProblemText } from '../../../../ui/form/form-field.tsx';
import { Leader } from '../../../../ui/paper/leader.tsx';
import { CheckBox } from '../../form/inputs/choice-inputs.tsx';
import { fieldId, problemId, sourceId, warningId } from '../../form/inputs/field-ids.ts';
import { DurationResult, TotalsBox } from '../../form/inputs/result.tsx';
import { TemplateField } from '../../form/inputs/template-field.tsx';
import { TextInput } from '../../form/inputs/text-inputs.tsx';
import { WarningList } from '../../form/review/field-messages.tsx';
import { SourceMark, sourceCaption } from '../../form/review/source-mark.tsx';
import { useWarningsOfFields } from '../../form/review/warnings-provider.tsx';
import { useApplies, useCompletion, useProblem, useSource, useSources } from '../../form/use-completion.ts';
import { type AnswerSource, answerSources } from '../../model/answer-source.ts';
import { fieldOf, type Template, type Warning } from '../../model/document.ts';
import type { Field } from '../../model/field.ts';
import { doesApply, fieldDependencies, readerOf } from '../../model/values.ts';
import { useSelected, useValuesOf } from '../../model/values-store.ts';
import {
  boxNames,
  columnNames,
  type Day,
  type DayBox,
  dayNames,
  days,
  dayTotals,
  scheduleColumns,
  scheduleKey,
  weekTotals,
} from './schedule.ts';
import { WeekActions } from './week-actions.tsx';

/** Returns the day that a warning is about; null for a warning about the whole week. */
function dayOfWarning({ keys }: Warning): Day | null {
  return days.find((day) => keys.every((key) => key.startsWith(`jor_${day}_`))) ?? null;
}

type Column = {
  readonly field: Field;
  readonly name: string;
};

function columnsOf(template: Template, day: Day): readonly Column[] {
  return scheduleColumns.map((column) => ({
    field: fieldOf(template, scheduleKey(day, column)),
    name: columnNames[column],
  }));
}

const daySourceId = (day: Day, source: AnswerSource) => sourceId(`${day}-${source}`);

/**
 * Returns ids for `aria-describedby`: the id of the day's caption for the source of this field's answer; none if that
 * source has no caption.
 */
function useSourceIds(field: Field, day: Day): readonly string[] {
  const source = useSource(field);
  const { subject } = useCompletion().template;
  return source === null || sourceCaption(source, subject.noun) === null ? [] : [daySourceId(day, source)];
}

type CellProps = Column & {
  readonly day: Day;
  readonly hasWarning: boolean;
};

const Cell = memo(function Cell({ field, name, day, hasWarning }: CellProps) {
  const problem = useProblem(field);
  const applies = useApplies(field);
  const sourceIds = useSourceIds(field, day);
  if (!applies) return null;
  const descriptionIds = [
    ...sourceIds,
    ...(problem === null ? [] : [problemId(field.key)]),
    ...(hasWarning ? [warningId(day)] : []),
  ];
  return (
    <div className="grid grid-cols-1 content-end gap-1.5">
      <label className="text-caption/[1.25] font-semibold text-ink" htmlFor={fieldId(field.key)}>
        <span className="sr-only">{`${dayNames[day]}: `}</span>
        <span>{name}</span>
      </label>
      <TextInput
        field={field}
        describedBy={descriptionIds.join(' ') || undefined}
        isInvalid={problem !== null}
        isSmall
      />
    </div>
  );
});

const CellProblem = memo(function CellProblem({ field, name }: Column) {
  const problem = useProblem(field);
  const isShown = useApplies(field) && problem !== null;
  return isShown && <ProblemText id={problemId(field.key)}>{`${name}: ${problem}`}</ProblemText>;
});

type DayColumns = {
  readonly day: Day;
  readonly columns: readonly Column[];
};

/**
 * Shows one caption for each source of the day's answers. Captions for each answer would take more space than the
 * answers.
 */
const DaySources = memo(function DaySources({ day, columns }: DayColumns) {
  const { template, values } = useCompletion();
  const sources = useSources(columns.map(({ field }) => field));
  const keys = columns.flatMap(({ field }) => field.appliesIf?.dependsOn ?? []);
  const applies = useSelected(values, keys, (answers) =>
    columns.map(({ field }) => doesApply(field, answers)),
  );
  const columnSources = columns.map(({ name }, index) => ({
    name,
    source: (applies[index] && sources[index]) || null,
  }));
  return answerSources.map((source) => {
    const caption = sourceCaption(source, template.subject.noun);
    const names = columnSources.filter((column) => column.source === source).map(({ name }) => name);
    if (caption === null || names.length === 0) return null;
    const isOnlySource = columnSources.every((column) => column.source === null || column.source === source);
    return (
      <SourceMark key={source} id={daySourceId(day, source)}>
        {isOnlySource ? caption : `${caption}: ${names.join(', ')}`}
      </SourceMark>
    );
  });
});

const DayTotals = memo(function DayTotals({ day, columns }: DayColumns) {
  const { template, values } = useCompletion();
  const keys = columns.flatMap(({ field }) => fieldDependencies(field));
  const answers = useDeferredValue(useValuesOf(values, keys));
  const { other: nonTeachingMinutes, total } = dayTotals(readerOf(template, answers), day);
  return (
    <div className="flex flex-wrap gap-x-6 text-small">
      <span>
        {formCopy.day.nonTeaching} <DurationResult minutes={nonTeachingMinutes} />
      </span>
      <span>
        {formCopy.day.total} <DurationResult minutes={total} />
      </span>
    </div>
  );
});

type BoxProps = {
  readonly field: Field;
  readonly day: Day;
  readonly box: DayBox;
  readonly hasWarning: boolean;
};

const Box = memo(function Box({ field, day, box, hasWarning }: BoxProps) {
  const applies = useApplies(field);
  const sourceIds = useSourceIds(field, day);
  if (!applies) return null;
  const descriptionIds = [...sourceIds, ...(hasWarning ? [warningId(day)] : [])];
  return (
    <CheckBox field={field} describedBy={descriptionIds.join(' ') || undefined}>
      <span className="sr-only">{`${dayNames[day]}: `}</span>
      <span>{boxNames[box]}</span>
    </CheckBox>
  );
});

/** Card of a day. A day off shows only its name and the box «No trabaja este día». */
const DayCard = memo(function DayCard({ day }: { readonly day: Day }) {
  const { template } = useCompletion();
  const columns = useMemo(() => columnsOf(template, day), [template, day]);
  const dayOffField = fieldOf(template, scheduleKey(day, 'libre'));
  const noLunchField = fieldOf(template, scheduleKey(day, 'sin_colacion'));
  // A day is worked if its box «Sin colación» applies.
  const isWorked = useApplies(noLunchField);
  const dayFields = [dayOffField, noLunchField, ...columns.map(({ field }) => field)];
  const fieldsWithSources = useMemo(
    () => [
      { field: dayOffField, name: boxNames.libre },
      { field: noLunchField, name: boxNames.sin_colacion },
      ...columns,
    ],
    [dayOffField, noLunchField, columns],
  );
  const warnings = useWarningsOfFields(dayFields).filter((warning) => dayOfWarning(warning) === day);
  const hasWarning = ({ key }: Field) => warnings.some(({ keys }) => keys.includes(key));
  return (
    <fieldset className="min-w-0 rounded-control border border-rule bg-sheet px-4 py-2">
      <legend className="float-left w-26 py-2.5 font-display text-body/[1.2] text-ink">
        {dayNames[day]}
      </legend>
      <div className="flex flex-wrap gap-x-4 text-small">
        <Box field={dayOffField} day={day} box="libre" hasWarning={hasWarning(dayOffField)} />
        <Box field={noLunchField} day={day} box="sin_colacion" hasWarning={hasWarning(noLunchField)} />
      </div>
      <div className="clear-both grid empty:hidden">
        <DaySources columns={fieldsWithSources} day={day} />
      </div>
      {isWorked && (
        <div className="clear-both grid gap-3 py-2">
          <div className="grid grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-3">
            {columns.map((column) => (
              <Cell key={column.field.key} {...column} day={day} hasWarning={hasWarning(column.field)} />
            ))}
          </div>
          {columns.map((column) => (
            <CellProblem key={column.field.key} {...column} />
          ))}
          {warnings.length > 0 && <WarningList warnings={warnings} id={warningId(day)} />}
          <DayTotals columns={columns} day={day} />
        </div>
      )}
    </fieldset>
  );
});

type Props = { readonly fields: readonly Field[] };

function WeekTotals({ fields }: Props) {
  const keys = fields.map(({ key }) => key);
  const { template, values } = useCompletion();
  const totals = weekTotals(readerOf(template, useDeferredValue(useValuesOf(values, keys))));
  return (
    <TotalsBox>
      <Leader term={formCopy.week.teaching} value={<DurationResult minutes={totals.teaching} />} />
      <Leader term={formCopy.week.breaks} value={<DurationResult minutes={totals.breaks} />} />
      <Leader term={formCopy.week.other} value={<DurationResult minutes={totals.other} />} />
      <Leader term={formCopy.week.total} value={<DurationResult minutes={totals.total} />} />
    </TotalsBox>
  );
}

function WeekWarnings({ fields }: Props) {
  const warnings = useWarningsOfFields(fields).filter((warning) => dayOfWarning(warning) === null);
  return warnings.length > 0 && <WarningList warnings={warnings} />;
}

/**
 * Shows the week as one card for each day on every screen, since seven columns of times would be too narrow to read.
 */
export function WeekView({ fields }: Props) {
  const isOfDay = ({ key }: Field) => days.some((day) => key.startsWith(`jor_${day}_`));
  return (
    <>
      {fields.map((field) => !isOfDay(field) && <TemplateField key={field.key} field={field} />)}
      {days.map((day) => (
        <DayCard key={day} day={day} />
      ))}
      <WeekActions fields={fields} />
      <WeekTotals fields={fields} />
      <WeekWarnings fields={fields} />
    </>
  );
}
