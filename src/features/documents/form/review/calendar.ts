// Calendar files (RFC 5545), as Google, Apple and Outlook read them.
import { calendarFile } from '../../../../content/documents/reminders-copy.ts';
import { site } from '../../../../content/site.ts';

export type CalendarEvent = {
  /** Globally unique id that stays the same when the event is exported again (section 3.8.4.7). */
  readonly uid: string;
  /** 'YYYY-MM-DD' */
  readonly date: string;
  readonly title: string;
  readonly details: string;
};

/** Escapes commas, semicolons, backslashes and line breaks (section 3.3.11). */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n');
}

const utf8 = new TextEncoder();

/**
 * Folds a line into lines of at most 75 octets (section 3.1) without splitting a character. Continuation lines begin
 * with a space.
 */
function foldLine(line: string): string {
  let octets = 0;
  let text = '';
  for (const letter of line) {
    const size = utf8.encode(letter).length;
    if (octets + size > 75) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += size;
  }
  return text;
}

const compactDate = (isoDate: string): string => isoDate.replaceAll('-', '');

const sequenceEpoch = Date.UTC(2026, 0, 1);

/**
 * Returns the revision number of an export (section 3.8.7.4). A calendar replaces an event only with a higher revision
 * of the same UID. The number counts seconds, so a later export from any browser has a higher one.
 */
function sequenceAt(now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - sequenceEpoch) / 1000));
}

/** Returns the lines of an event at 9:00. Without a time zone that is the person's local time (section 3.3.5). */
function eventLines(event: CalendarEvent, stamp: string, sequence: number): readonly string[] {
  const title = escapeText(event.title);
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `DTSTART:${compactDate(event.date)}T090000`,
    `DTEND:${compactDate(event.date)}T091500`,
    `SUMMARY:${title}`,
    ...(event.details === '' ? [] : [`DESCRIPTION:${escapeText(event.details)}`]),
    'TRANSP:TRANSPARENT',
    // Some calendars drop alarms. The event still reminds the person, because it is on the day of the reminder.
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${title}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
  ];
}

export function calendarText(events: readonly CalendarEvent[], now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const sequence = sequenceAt(now);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    // Section 3.7.3 suggests the format -//Firm//Product//LANGUAGE.
    `PRODID:-//${site.name}//${calendarFile.product}//ES`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, stamp, sequence)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
