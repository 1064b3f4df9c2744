import { type Field, field, type Proposal } from '../../model/field.ts';
import {
  activities,
  clockColumns,
  columnNames,
  type Day,
  dayNames,
  days,
  durationColumns,
  fullWeek,
  hoursKey,
  type ScheduleColumn,
  type ScheduleKey,
  scheduleKey,
  weeklyHours,
} from '../../model/schedule.ts';
import { proposedHours } from '../../model/week-proposal.ts';

/** For the weekly hours agreed on; for a full week while they are not readable. */
function proposalFor(key: string): Proposal {
  return {
    from: [hoursKey],
    propose: ([hours = '']) => proposedHours(key, weeklyHours(hours) ?? fullWeek),
  };
}

function weekField(
  day: Day,
  column: ScheduleColumn,
  kind: 'time' | 'duration',
  hint: string,
): Field<ScheduleKey> {
  const key = scheduleKey(day, column);
  return field(key, kind, {
    label: `${dayNames[day]}: ${columnNames[column]}`,
    hint,
    proposal: proposalFor(key),
  });
}

const weekFields: readonly Field<ScheduleKey>[] = days.flatMap((day) => [
  ...clockColumns.map((name) => weekField(day, name, 'time', 'Hora y minutos, de 00:00 a 23:59')),
  ...durationColumns.map((name) => weekField(day, name, 'duration', 'Horas y minutos cronológicos')),
]);

/** Table 1: what is computed from these is no field. */
export const jornada = {
  title: 'Jornada semanal',
  layout: 'week',
  fields: [
    field(
      hoursKey,
      { kind: 'integer', range: [1, fullWeek], unit: 'hours' },
      {
        label: 'Horas semanales',
        hint: 'Horas cronológicas que se pactan, de 1 a 44. El horario que se propone es para esas horas',
        preset: String(fullWeek),
      },
    ),
    ...weekFields,
  ],
} as const;

/** Table 2. */
export const nonTeachingHours = {
  title: 'Actividades no lectivas',
  fields: activities.map(({ key, name }) =>
    field(key, 'duration', {
      label: name,
      hint: 'Horas y minutos a la semana',
      proposal: proposalFor(key),
    }),
  ),
} as const;
