import { calendarFile } from '../../../content/complete.ts';
import { site } from '../../../content/site.ts';
import { randomId } from '../../../platform/random-id.ts';
import { isIsoDate } from '../model/date.ts';
import type { Template, Values } from '../model/document.ts';
import { given } from '../model/values.ts';
import { type CalendarEvent, calendarText } from './calendar.ts';

/** Days before: time to buy a battery, to ask again, to replace it. */
const alarms = [90, 30, 7] as const;

/**
 * The dates given in the document that are still to come; none for a document without such dates.
 * @param today 'YYYY-MM-DD' where the person is
 */
export function remindersOf(
  { reminders }: Template,
  values: Values,
  today: string,
): readonly CalendarEvent[] {
  return reminders.flatMap(({ key, title, about }) => {
    const date = given(values, key);
    if (!isIsoDate(date) || date <= today) return [];
    const details = about.map((name) => given(values, name)).filter((text) => text !== '');
    return [{ date, title, details: details.join(' · ') }];
  });
}

/** The reminders as a calendar file, made on the device. */
export function reminderFile(events: readonly CalendarEvent[], now: Date): File {
  const text = calendarText(events, {
    maker: `-//${site.name}//${calendarFile.product}//ES`,
    alarms,
    now,
    uid: randomId,
  });
  return new File([text], calendarFile.fileName, { type: 'text/calendar;charset=utf-8' });
}
