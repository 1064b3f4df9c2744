import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarEvent, calendarText } from '../../../../src/features/documents/form/calendar.ts';
import { addDays } from '../../../../src/features/documents/model/date.ts';

const battery: CalendarEvent = {
  date: '2030-01-15',
  title: 'Vence la batería; revise, por favor',
  details: 'Edificio A\\piso 1\nColegio Los Aromos de Prueba · DX-100',
};

function written(events: readonly CalendarEvent[]): string {
  let count = 0;
  return calendarText(events, {
    maker: '-//Firma de Prueba//Recordatorios//ES',
    alarms: [90, 30, 7],
    now: new Date('2026-03-02T15:04:05.678Z'),
    uid: () => {
      count += 1;
      return `uid-${count}`;
    },
  });
}

/** What a calendar reads: it throws on a file that is not one. */
function read(text: string): { readonly calendar: ICAL.Component; readonly events: readonly ICAL.Event[] } {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component)),
  };
}

test('a calendar parses it: version, producer, and the event with its text unchanged', () => {
  const { calendar, events } = read(written([battery]));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Firma de Prueba//Recordatorios//ES');
  expect(events).toHaveLength(1);
  expect(events[0]?.summary).toBe(battery.title);
  expect(events[0]?.description).toBe(battery.details);
  expect(events[0]?.uid).toBe('uid-1');
});

test('an event is a whole day, in every time zone', () => {
  const event = read(written([battery])).events[0];
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.startDate.toString()).toBe('2030-01-15');
  expect(event?.endDate.toString()).toBe('2030-01-16');
  expect(event?.startDate.zone?.tzid).toBe('floating');
});

test('the alarms are 90, 30 and 7 days before', () => {
  const alarms = read(written([battery])).events[0]?.component.getAllSubcomponents('valarm') ?? [];
  const days = alarms.map((alarm) => (alarm.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds());
  expect(days).toEqual([-90, -30, -7].map((count) => count * 24 * 60 * 60));
  for (const alarm of alarms) {
    expect(alarm.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(alarm.getFirstPropertyValue('description')).toBe(battery.title);
  }
});

test('it is stamped in UTC, and each event has its own id', () => {
  const { events } = read(written([battery, { ...battery, date: '2031-12-31' }]));
  expect(events.map(({ uid }) => uid)).toEqual(['uid-1', 'uid-2']);
  expect(events[0]?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-03-02T15:04:05Z');
  expect(events[1]?.endDate.toString()).toBe('2032-01-01');
});

test('without details there is no empty description', () => {
  expect(written([{ ...battery, details: '' }])).not.toMatch(/^DESCRIPTION:\r/m);
});

test('whatever the text, lines are at most 75 octets, end in CRLF, and the text is read back whole', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 }).map((value) => value.replace(/\p{Cc}/gu, ' '));
  const dates = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2026-01-01', days));
  fc.assert(
    fc.property(fc.tuple(text, text, dates), ([title, details, date]) => {
      const file = written([{ title, details, date }]);
      const lines = file.split('\r\n');
      expect(lines.pop()).toBe('');
      for (const line of lines) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
      const [event] = read(file).events;
      expect(event?.summary).toBe(title);
      expect(event?.description ?? '').toBe(details);
      expect(event?.startDate.toString()).toBe(date);
    }),
    { numRuns: 1_000 },
  );
});
