import type { Read } from '../../model/amount.ts';
import type { Values } from '../../model/document.ts';
import { type Field, type FieldType, field, yes } from '../../model/field.ts';
import {
  activities,
  boxNames,
  clockColumns,
  columnNames,
  type Day,
  dayNames,
  days,
  fullWeek,
  hoursKey,
  mostOfDay,
  type ScheduleColumn,
  type ScheduleKey,
  scheduleKey,
} from '../../model/schedule.ts';
import { readerOf } from '../../model/values.ts';
import {
  dayKeys,
  hasColumn,
  isDayOff,
  isWithoutLunch,
  proposedActivity,
  proposedCell,
  weekKeys,
} from '../../model/week-proposal.ts';

function dayBoxes(day: Day): readonly Field<ScheduleKey>[] {
  const hint = 'Marque si corresponde';
  return [
    field(scheduleKey(day, 'libre'), 'check', {
      label: `${dayNames[day]}: ${boxNames.libre}`,
      hint,
      proposal: { from: weekKeys, propose: (answers) => (isDayOff(day, answers) ? yes : '') },
    }),
    field(scheduleKey(day, 'sin_colacion'), 'check', {
      label: `${dayNames[day]}: ${boxNames.sin_colacion}`,
      hint,
      proposal: { from: weekKeys, propose: (answers) => (isWithoutLunch(day, answers) ? yes : '') },
      applies: { from: weekKeys, holds: (answers) => !isDayOff(day, answers) },
    }),
  ];
}

function cell(day: Day, column: ScheduleColumn, type: FieldType, hint: string): Field<ScheduleKey> {
  const from = dayKeys(day);
  return field(scheduleKey(day, column), type, {
    label: `${dayNames[day]}: ${columnNames[column]}`,
    hint,
    proposal: { from, propose: (answers) => proposedCell(day, column, answers) },
    applies: { from, holds: (answers) => hasColumn(day, column, answers) },
  });
}

const partOfDay = { kind: 'duration', most: mostOfDay } as const satisfies FieldType;
const breaks = { ...partOfDay, isShort: true } as const satisfies FieldType;
const partHint = 'Horas y minutos cronológicos';

const weekFields: readonly Field<ScheduleKey>[] = days.flatMap((day) => [
  ...dayBoxes(day),
  ...clockColumns.map((name) => cell(day, name, { kind: 'time' }, 'Hora y minutos, de 00:00 a 23:59')),
  cell(day, 'aula', partOfDay, partHint),
  cell(day, 'recreos', breaks, partHint),
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
    field(
      key,
      { kind: 'duration', most: fullWeek },
      {
        label: name,
        hint: 'Horas y minutos a la semana',
        proposal: { from: weekKeys, propose: (answers) => proposedActivity(key, answers) },
      },
    ),
  ),
} as const;

const week = { productId: 'jornada', groups: [jornada, nonTeachingHours] } as const;

/** Reads the answers of the week, and what is proposed where there is none. */
export function weekReader(values: Values): Read {
  return readerOf(week, values);
}
