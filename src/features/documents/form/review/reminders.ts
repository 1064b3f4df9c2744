import { calendarFile } from '../../../../content/documents/reminders-copy.ts';
import { neededAnswers } from '../../model/conditional.ts';
import { addDays } from '../../model/date.ts';
import { fieldOf, type Reminder, type Template, type Values } from '../../model/document.ts';
import { fileNameWithSuffix } from '../../model/file-name.ts';
import { answerTo, dateOf, doesApply } from '../../model/values.ts';
import { type CalendarEvent, calendarText } from './calendar.ts';

function answersTo(values: Values, keys: readonly string[]): readonly string[] {
  return keys.map((key) => answerTo(values, key)).filter((text) => text !== '');
}

function eventsOf(
  { key, daysBefore, event, titleKeys, detailKeys }: Reminder,
  values: Values,
  today: string,
  draftId: string,
): readonly CalendarEvent[] {
  const deadline = dateOf(values, key);
  if (deadline === null) return [];
  const subjectNames = answersTo(values, titleKeys).join(' ');
  const details = [calendarFile.deadline(deadline), ...answersTo(values, detailKeys)].join(' · ');
  return daysBefore
    .map((days) => ({
      uid: `${draftId}-${key}-${days}@${calendarFile.domain}`,
      date: addDays(deadline, -days),
      title: calendarFile.title(days, event, subjectNames),
      details,
    }))
    .filter(({ date }) => date > today);
}

/**
 * Returns the reminders after today; none for a document without deadlines.
 * @param today 'YYYY-MM-DD' in the user's time zone
 * @param draftId part of each UID, so that exporting a draft again replaces its earlier reminders
 */
export function remindersOf(
  template: Template,
  values: Values,
  today: string,
  draftId: string,
): readonly CalendarEvent[] {
  const answers = neededAnswers(template, values);
  return template.reminders
    .filter(({ key }) => doesApply(fieldOf(template, key), values))
    .flatMap((reminder) => eventsOf(reminder, answers, today, draftId));
}

export function reminderFile(events: readonly CalendarEvent[], nameSuffix: string, now: Date): File {
  const name = fileNameWithSuffix(calendarFile.fileName, nameSuffix);
  return new File([calendarText(events, now)], name, { type: 'text/calendar;charset=utf-8' });
}
