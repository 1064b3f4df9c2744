import { type Field, field } from '../../model/field.ts';
import {
  activities,
  clockColumns,
  columnNames,
  type Day,
  dayNames,
  days,
  durationColumns,
  proposed,
  type ScheduleColumn,
  type ScheduleKey,
  scheduleKey,
} from '../../model/schedule.ts';

function weekField(
  day: Day,
  column: ScheduleColumn,
  kind: 'time' | 'duration',
  hint: string,
): Field<ScheduleKey> {
  const preset = proposed(day, column);
  return field(scheduleKey(day, column), kind, {
    label: `${dayNames[day]}: ${columnNames[column]}`,
    hint,
    example: preset,
    preset,
  });
}

const weekFields: readonly Field<ScheduleKey>[] = days.flatMap((day) => [
  ...clockColumns.map((name) => weekField(day, name, 'time', 'Hora y minutos, de 00:00 a 23:59')),
  ...durationColumns.map((name) => weekField(day, name, 'duration', 'Horas y minutos cronológicos')),
]);

/** Table 1: what is computed from these is no field. */
export const jornada = { title: 'Jornada semanal', layout: 'week', fields: weekFields } as const;

/** Table 2. */
export const nonTeachingHours = {
  title: 'Actividades no lectivas',
  fields: activities.map(({ key, name, preset }) =>
    field(key, 'duration', { label: name, hint: 'Horas y minutos a la semana', example: preset, preset }),
  ),
} as const;
