import { type Field, type FieldType, field, yes } from '../../model/field.ts';
import { pedagogicHours } from '../../model/hours.ts';
import { unit } from '../../model/number.ts';
import {
  type Activity,
  boxNames,
  clockColumns,
  columnNames,
  type Day,
  dayNames,
  days,
  fullWeekHours,
  hoursKey,
  maxHoursPerDay,
  type ScheduleColumn,
  type ScheduleKey,
  scheduleKey,
  type WeekKey,
} from './schedule.ts';
import {
  columnApplies,
  hasNoLunch,
  isDayOff,
  proposalKeysOf,
  proposedActivity,
  proposedCell,
  weekKeys,
} from './week-proposal.ts';

function dayBoxes(day: Day): readonly Field<ScheduleKey>[] {
  const hint = 'Marque si corresponde';
  return [
    field(scheduleKey(day, 'libre'), 'check', {
      label: `${dayNames[day]}: ${boxNames.libre}`,
      hint,
      proposal: { dependsOn: weekKeys, propose: (answers) => (isDayOff(day, answers) ? yes : '') },
    }),
    field(scheduleKey(day, 'sin_colacion'), 'check', {
      label: `${dayNames[day]}: ${boxNames.sin_colacion}`,
      hint,
      proposal: { dependsOn: weekKeys, propose: (answers) => (hasNoLunch(day, answers) ? yes : '') },
      appliesIf: { dependsOn: weekKeys, holds: (answers) => !isDayOff(day, answers) },
    }),
  ];
}

function scheduleField(day: Day, column: ScheduleColumn, type: FieldType, hint: string): Field<ScheduleKey> {
  const dependsOn = proposalKeysOf(day);
  return field(scheduleKey(day, column), type, {
    label: `${dayNames[day]}: ${columnNames[column]}`,
    hint,
    proposal: { dependsOn, propose: (answers) => proposedCell(day, column, answers) },
    appliesIf: { dependsOn, holds: (answers) => columnApplies(day, column, answers) },
  });
}

const durationType = { kind: 'duration', maxHours: maxHoursPerDay } as const satisfies FieldType;
const breaksType = { ...durationType, isBareNumberMinutes: true } as const satisfies FieldType;
const durationHint = 'Horas y minutos cronológicos';

/** Refuses pedagogic hours, which have 45 minutes, because the document needs hours of 60 minutes. */
const weeklyUnit = unit({
  suffix: String.raw`(?:hs?|hrs?|horas?)(?:\.?\s+cronol[óo]gicas?)?(?:\.?\s+(?:semanales|semanal|a la semana))?`,
  isTime: true,
  otherUnit: pedagogicHours,
});

/** Fields of table 1. Its totals aren't fields, because the document computes them. */
export const scheduleFields: readonly Field<WeekKey>[] = [
  field(
    hoursKey,
    { kind: 'integer', range: [1, fullWeekHours], unit: weeklyUnit },
    {
      label: 'Horas semanales',
      hint: `Horas cronológicas que se pactan, de 1 a ${fullWeekHours}. El horario que se propone es para esas horas`,
      preset: String(fullWeekHours),
    },
  ),
  ...days.flatMap((day) => [
    ...dayBoxes(day),
    ...clockColumns.map((name) =>
      scheduleField(day, name, { kind: 'time' }, 'Hora y minutos, de 00:00 a 23:59'),
    ),
    scheduleField(day, 'aula', durationType, durationHint),
    scheduleField(day, 'recreos', breaksType, durationHint),
  ]),
];

export function activityFields<const Key extends string>(
  activities: readonly Activity<Key>[],
): readonly Field<Key>[] {
  return activities.map(({ key, name }) =>
    field(
      key,
      { kind: 'duration', maxHours: fullWeekHours },
      {
        label: name,
        hint: 'Horas y minutos a la semana',
        proposal: { dependsOn: weekKeys, propose: (answers) => proposedActivity(key, activities, answers) },
      },
    ),
  );
}
