import { calendarFile } from '../../../../content/documents/fields-copy.ts';
import { neededAnswers } from '../../model/conditional.ts';
import { addDays } from '../../model/date.ts';
import { fieldOf, type Reminder, type Template, type Values } from '../../model/document.ts';
import { fileNameAbout } from '../../model/file-name.ts';
import { dateOf, doesApply, given } from '../../model/values.ts';
import { type CalendarEvent, calendarText } from './calendar.ts';

/** Days before: time to buy a battery, to ask again, to replace it, and the day itself. */
const offsets = [90, 30, 7, 0] as const;

function answersTo(values: Values, keys: readonly string[]): readonly string[] {
  return keys.map((key) => given(values, key)).filter((text) => text !== '');
}

function eventsOf(
  { key, event, names, about }: Reminder,
  values: Values,
  today: string,
  draftId: string,
): readonly CalendarEvent[] {
  const deadline = dateOf(values, key);
  if (deadline === null) return [];
  const named = answersTo(values, names).join(' ');
  const details = [calendarFile.deadline(deadline), ...answersTo(values, about)].join(' · ');
  return offsets
    .map((offset) => ({
      uid: `${draftId}-${key}-${offset}@${calendarFile.domain}`,
      date: addDays(deadline, -offset),
      title: calendarFile.title(offset, event, named),
      details,
    }))
    .filter(({ date }) => date > today);
}

/**
 * What to be reminded of, in days still to come; none for a document without deadlines.
 * @param today 'YYYY-MM-DD' where the person is
 * @param draftId the same for the draft's whole life: a calendar replaces what it had of the same draft, deadline and
 * days before
 */
export function remindersOf(
  template: Template,
  values: Values,
  today: string,
  draftId: string,
): readonly CalendarEvent[] {
  const needed = neededAnswers(template, values);
  return template.reminders
    .filter(({ key }) => doesApply(fieldOf(template, key), values))
    .flatMap((reminder) => eventsOf(reminder, needed, today, draftId));
}

/** The reminders as a calendar file, made on the device. @param about which draft it is of, for its name */
export function reminderFile(events: readonly CalendarEvent[], about: string, now: Date): File {
  const name = fileNameAbout(calendarFile.fileName, about);
  return new File([calendarText(events, now)], name, { type: 'text/calendar;charset=utf-8' });
}
