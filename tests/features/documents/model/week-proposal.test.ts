import { expect, test } from 'vitest';
import { days, mostTeaching } from '../../../../src/features/documents/model/schedule.ts';
import {
  activityTotals,
  dayTotals,
  weekTotals,
} from '../../../../src/features/documents/model/schedule-totals.ts';
import { warnings } from '../../../../src/features/documents/templates/fixed-term-contract/warnings.ts';

const everyHours = Array.from({ length: 44 }, (_, index) => index + 1);

test.each(everyHours)('the week proposed for %i hours adds up to them and breaks no rule', (hours) => {
  const values = { jor_horas: String(hours) };
  const { total, teaching, other } = weekTotals(values);
  expect(total).toBe(hours * 60);
  expect(teaching ?? 0).toBeLessThanOrEqual(mostTeaching(hours));
  expect(activityTotals(values).total).toBe(other);
  for (const day of days) {
    const { total: daily, lunch, other: left } = dayTotals(values, day);
    expect(daily ?? 0).toBeGreaterThan(0);
    expect(lunch ?? 0).toBeGreaterThanOrEqual(30);
    expect(left ?? -1).toBeGreaterThanOrEqual(0);
  }
  expect(warnings(values, '2026-03-02')).toEqual([]);
});
