import { formCopy } from '../../../content/complete-page.ts';
import { Button } from '../../../ui/button.tsx';
import { Leader } from '../../../ui/leader.tsx';
import type { Field } from '../model/field.ts';
import { days, presetOf, scheduleColumns, scheduleKey } from '../model/schedule.ts';
import { weekTotals } from '../model/schedule-totals.ts';
import { DayCard, dayOf, saidOf, timeShown } from './day-card.tsx';
import { Warnings } from './field-row.tsx';
import { Result } from './result.tsx';
import type { Asked } from './same-answers.ts';

type Props = Asked & {
  readonly fields: readonly Field[];
};

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
      <Button variant="line" small onClick={copyMonday}>
        {formCopy.copyMonday}
      </Button>
      <div className="sums">
        <Leader term={formCopy.week.teaching} value={<Result>{timeShown(totals.teaching)}</Result>} />
        <Leader term={formCopy.week.breaks} value={<Result>{timeShown(totals.breaks)}</Result>} />
        <Leader term={formCopy.week.other} value={<Result>{timeShown(totals.other)}</Result>} />
        <Leader term={formCopy.week.total} value={<Result>{timeShown(totals.total)}</Result>} />
      </div>
      {ofWeek.length > 0 && <Warnings of={ofWeek} />}
    </>
  );
}
