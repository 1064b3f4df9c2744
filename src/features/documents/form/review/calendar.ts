// Calendar files (RFC 5545), as Google, Apple and Outlook read them.
import { calendarFile } from '../../../../content/documents/reminders-copy.ts';
import { site } from '../../../../content/site.ts';

export type CalendarEvent = {
  /** Globally unique, and the same whenever the event is exported again (section 3.8.4.7). */
  readonly uid: string;
  /** 'YYYY-MM-DD' */
  readonly date: string;
  readonly title: string;
  readonly details: string;
};

/** Commas, semicolons and backslashes are escaped in text (section 3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n');
}

const bytes = new TextEncoder();

/** Lines of at most 75 octets (section 3.1), never cut inside a character; continuation lines begin with a space. */
function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const letter of line) {
    const size = bytes.encode(letter).length;
    if (octets + size > 75) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += size;
  }
  return text;
}

const compact = (isoDate: string): string => isoDate.replaceAll('-', '');

const firstExport = Date.UTC(2026, 0, 1);

/**
 * The revision of what is exported now (section 3.8.7.4): a calendar replaces the event of that UID by a later one.
 * Seconds rise with every export, so it rises when a date has changed, in whatever browser that happened.
 */
function sequenceAt(now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - firstExport) / 1000));
}

/** An event at nine in the morning, wherever the person is: without a time zone it is local time (section 3.3.5). */
function eventLines(event: CalendarEvent, stamp: string, sequence: number): readonly string[] {
  const title = escaped(event.title);
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `DTSTART:${compact(event.date)}T090000`,
    `DTEND:${compact(event.date)}T091500`,
    `SUMMARY:${title}`,
    ...(event.details === '' ? [] : [`DESCRIPTION:${escaped(event.details)}`]),
    'TRANSP:TRANSPARENT',
    // Some calendars drop it: the event itself is the reminder, on its own day.
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${title}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** The events as the text of an .ics file. */
export function calendarText(events: readonly CalendarEvent[], now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const sequence = sequenceAt(now);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    // The file's producer, as section 3.7.3 suggests: -//Firm//Product//LANGUAGE.
    `PRODID:-//${site.name}//${calendarFile.product}//ES`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, stamp, sequence)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
