import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import {
  type CalendarEvent,
  calendarText,
} from '../../../../../src/features/documents/form/review/calendar.ts';
import { addDays } from '../../../../../src/features/documents/model/date.ts';

const batteryEvent: CalendarEvent = {
  uid: 'uid-1',
  date: '2030-01-15',
  title: 'Vence la batería; revise, por favor',
  details: 'Edificio A\\piso 1\nColegio Los Aromos de Prueba · DX-100',
};

const now = new Date('2026-03-02T15:04:05.678Z');

function writeCalendar(events: readonly CalendarEvent[], date = now): string {
  return calendarText(events, date);
}

/** Parses a calendar file. Throws if the file is invalid. */
function parseCalendar(text: string): {
  readonly calendar: ICAL.Component;
  readonly events: readonly ICAL.Event[];
} {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component)),
  };
}

test('a parsed calendar has its version, its producer and the event’s text', () => {
  const { calendar, events } = parseCalendar(writeCalendar([batteryEvent]));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Mentoría Legal Educacional//Recordatorios//ES');
  expect(events).toHaveLength(1);
  expect(events[0]?.summary).toBe(batteryEvent.title);
  expect(events[0]?.description).toBe(batteryEvent.details);
  expect(events[0]?.uid).toBe('uid-1');
});

test('an event is at 9:00 local time, with an alarm', () => {
  const event = parseCalendar(writeCalendar([batteryEvent])).events[0];
  expect(event?.startDate.toString()).toBe('2030-01-15T09:00:00');
  expect(event?.endDate.toString()).toBe('2030-01-15T09:15:00');
  expect(event?.startDate.zone?.tzid).toBe('floating');
  const alarms = event?.component.getAllSubcomponents('valarm') ?? [];
  expect(
    alarms.map((alarm) => (alarm.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds()),
  ).toEqual([0]);
  expect(alarms[0]?.getFirstPropertyValue('action')).toBe('DISPLAY');
  expect(alarms[0]?.getFirstPropertyValue('description')).toBe(batteryEvent.title);
});

test('a later export of an event has the same UID and a higher revision', () => {
  const [firstEvent] = parseCalendar(writeCalendar([batteryEvent])).events;
  expect(firstEvent?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-03-02T15:04:05Z');
  const [laterEvent] = parseCalendar(
    writeCalendar([{ ...batteryEvent, date: '2031-12-31' }], new Date('2026-03-02T15:04:07Z')),
  ).events;
  expect(laterEvent?.uid).toBe(firstEvent?.uid);
  expect(laterEvent?.sequence).toBeGreaterThan(firstEvent?.sequence ?? Number.NaN);
});

test('the revision is a 31-bit number even if the clock is wrong', () => {
  const sequenceIn = (date: string) =>
    parseCalendar(writeCalendar([batteryEvent], new Date(date))).events[0]?.sequence;
  expect(sequenceIn('2093-12-31T00:00:00Z')).toBeLessThan(2 ** 31);
  expect(sequenceIn('2001-01-01T00:00:00Z')).toBe(0);
});

test('an event without details has no description', () => {
  expect(writeCalendar([{ ...batteryEvent, details: '' }])).not.toMatch(/^DESCRIPTION:\r/m);
});

test('folds any text into lines of at most 75 octets that parse to the same text', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 }).map((value) => value.replace(/\p{Cc}/gu, ' '));
  const dates = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2026-01-01', days));
  fc.assert(
    fc.property(fc.tuple(text, text, dates), ([title, details, date]) => {
      const file = writeCalendar([{ ...batteryEvent, title, details, date }]);
      const lines = file.split('\r\n');
      expect(lines.pop()).toBe('');
      for (const line of lines) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
      const [event] = parseCalendar(file).events;
      expect(event?.summary).toBe(title);
      expect(event?.description ?? '').toBe(details);
      expect(event?.startDate.toString()).toBe(`${date}T09:00:00`);
    }),
    { numRuns: 1_000 },
  );
});
