import { useDeferredValue } from 'react';
import { formCopy } from '../../../../content/documents/complete-copy.ts';
import { Leader } from '../../../../ui/paper/leader.tsx';
import type { Field } from '../../model/field.ts';
import { days } from '../../model/schedule.ts';
import { weekTotals } from '../../model/schedule-totals.ts';
import { readerOf } from '../../model/values.ts';
import { useValuesOf } from '../../model/values-store.ts';
import { WarningList } from '../review/field-messages.tsx';
import { useWarningsOf } from '../review/warnings-provider.tsx';
import { useCompletion } from '../use-completion.ts';
import { DayCard, dayOfWarning } from './day-card.tsx';
import { DurationResult, TotalsBox } from './result.tsx';
import { TemplateField } from './template-field.tsx';
import { WeekActions } from './week-actions.tsx';

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
  const warnings = useWarningsOf(fields).filter((warning) => dayOfWarning(warning) === null);
  return warnings.length > 0 && <WarningList warnings={warnings} />;
}

/** The week as a card per day, on every screen: columns for seven times would be too narrow to read. */
export function WeekTable({ fields }: Props) {
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
