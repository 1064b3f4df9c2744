import type { CalendarEvent } from '../form/review/calendar.ts';
import { remindersOf } from '../form/review/reminders.ts';
import type { Template, Values } from '../model/document.ts';

type ReminderRow = {
  /** Id of the row as a draft, so that reminders of row and draft replace each other in a calendar. */
  readonly id: string;
  readonly values: Values;
};

export type RowReminders = {
  readonly events: readonly CalendarEvent[];
  readonly rowCountWithReminders: number;
  readonly rowCountWithoutReminders: number;
};

/** @param today 'YYYY-MM-DD' in the user's time zone */
export function rowReminders(template: Template, rows: readonly ReminderRow[], today: string): RowReminders {
  const eventsByRow = rows.map(({ id, values }) => remindersOf(template, values, today, id));
  const rowCountWithReminders = eventsByRow.filter((events) => events.length > 0).length;
  return {
    events: eventsByRow.flat(),
    rowCountWithReminders,
    rowCountWithoutReminders: rows.length - rowCountWithReminders,
  };
}
