import type { ReadField } from '../../model/amount.ts';
import { filterWarnings, type Rule, type Values } from '../../model/document.ts';
import type { FieldGroup } from '../../model/field-group.ts';
import type { Layout } from '../../model/layout.ts';
import { answersTo, readerOf } from '../../model/values.ts';
import { type Activity, activitiesAmount, type WeekKey } from './schedule.ts';
import { weekColumns } from './sheet-columns.ts';
import { activityFields, scheduleFields } from './week-fields.ts';
import { weekKeys } from './week-proposal.ts';
import { activitiesTable } from './week-tables.ts';
import { linesOfWeek, type WeekSources, warningsOfWeek } from './week-warnings.ts';

/**
 * Defines a teacher's working week, from Monday to Friday: its fields and their proposals, its form view, and its
 * columns in spreadsheets. A template may have only one week, because all weeks have the same keys («jor_…»).
 * @param activities rows of table 2; their keys start with «nol_», and the first activity prepares classes
 */
export function defineWeek<const Key extends string>(activities: readonly Activity<Key>[]) {
  const sheet = weekColumns(activities);
  const layout: Layout = { loadView: async () => (await import('./week-view.tsx')).WeekView, sheet };
  const schedule = {
    title: 'Jornada semanal',
    layout,
    fields: scheduleFields,
  } as const satisfies FieldGroup<WeekKey>;
  const activityGroup = {
    title: 'Actividades no lectivas',
    fields: activityFields(activities),
  } as const satisfies FieldGroup<Key>;
  const groups = [schedule, activityGroup] as const;

  function createReader(values: Values): ReadField {
    return readerOf({ productId: 'jornada', groups }, values);
  }

  return {
    groups,
    sheet,
    reader: createReader,
    outsideClass: activitiesAmount(activities),
    /** Table 2. Table 1 is `scheduleTable`, because it is the same in every document. */
    activitiesTable: activitiesTable(activities),
    /** Returns a single rule with all limits of the week. Its warnings are in the order of the days. */
    rules: (sources: WeekSources): Rule<WeekKey | Key> => ({
      lines: linesOfWeek(activities, sources),
      find: ({ values }) =>
        filterWarnings(
          warningsOfWeek(createReader(values), answersTo(weekKeys, values), activities, sources),
        ),
    }),
  };
}
