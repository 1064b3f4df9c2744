import { type Field, field } from '../../model/field.ts';
import {
  activities,
  clockColumns,
  columnNames,
  dayNames,
  days,
  durationColumns,
  proposed,
  type ScheduleKey,
  scheduleKey,
} from '../../model/schedule.ts';

const weekFields: readonly Field<ScheduleKey>[] = days.flatMap((day) => [
  ...clockColumns.map((name) =>
    field(scheduleKey(day, name), 'time', {
      label: `${dayNames[day]}: ${columnNames[name]}`,
      hint: 'Hora y minutos, de 00:00 a 23:59',
      example: proposed(day, name),
      preset: proposed(day, name),
    }),
  ),
  ...durationColumns.map((name) =>
    field(scheduleKey(day, name), 'duration', {
      label: `${dayNames[day]}: ${columnNames[name]}`,
      hint: 'Horas y minutos cronológicos',
      example: proposed(day, name),
      preset: proposed(day, name),
    }),
  ),
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
