import type { ReadField } from '../../model/amount.ts';
import type { CopyableValue } from '../../model/data-to-copy.ts';
import { formatTime, parseTime } from '../../model/hours.ts';
import { type Day, dayNames, days, hoursKey, scheduleKey, type WeekKey } from './schedule.ts';

/** Returns the times of two fields as a span, «08:00 a 17:00»; '' if one of the times is unknown or does not apply. */
function spanText(read: ReadField, startKey: WeekKey, endKey: WeekKey): string {
  const [start, end] = [parseTime(read(startKey)), parseTime(read(endKey))];
  return start === null || end === null ? '' : `${formatTime(start)} a ${formatTime(end)}`;
}

function dayText(read: ReadField, day: Day): string {
  const work = spanText(read, scheduleKey(day, 'entrada'), scheduleKey(day, 'salida'));
  const lunch = spanText(read, scheduleKey(day, 'colacion_inicio'), scheduleKey(day, 'colacion_termino'));
  return work === '' || lunch === '' ? work : `${work}, colación de ${lunch}`;
}

export const weekDataToCopy: readonly CopyableValue<WeekKey>[] = [
  { key: hoursKey },
  ...days.map((day) => ({ label: dayNames[day], format: (read: ReadField) => dayText(read, day) })),
];
