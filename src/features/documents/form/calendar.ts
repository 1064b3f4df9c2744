// Calendar files (RFC 5545), as Google, Apple and Outlook read them.
import { addDays } from '../model/date.ts';

/** A whole day to be reminded of. */
export type CalendarEvent = {
  /** 'YYYY-MM-DD' */
  readonly date: string;
  readonly title: string;
  readonly details: string;
};

export type CalendarOptions = {
  /** The file's producer, as the standard suggests: -//Firm//Product//LANGUAGE. */
  readonly maker: string;
  /** Days before the event. */
  readonly alarms: readonly number[];
  readonly now: Date;
  /** A new globally unique id at each call (section 3.8.4.7). */
  readonly uid: () => string;
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

function alarm(days: number, title: string): readonly string[] {
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${title}`, `TRIGGER:-P${days}D`, 'END:VALARM'];
}

function eventLines(
  event: CalendarEvent,
  stamp: string,
  { alarms, uid }: CalendarOptions,
): readonly string[] {
  const title = escaped(event.title);
  return [
    'BEGIN:VEVENT',
    `UID:${uid()}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(event.date)}`,
    // DTEND is exclusive (section 3.6.1).
    `DTEND;VALUE=DATE:${compact(addDays(event.date, 1))}`,
    `SUMMARY:${title}`,
    ...(event.details === '' ? [] : [`DESCRIPTION:${escaped(event.details)}`]),
    'TRANSP:TRANSPARENT',
    ...alarms.flatMap((days) => alarm(days, title)),
    'END:VEVENT',
  ];
}

/** The events as the text of an .ics file. */
export function calendarText(events: readonly CalendarEvent[], options: CalendarOptions): string {
  const stamp = options.now.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${options.maker}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, stamp, options)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
