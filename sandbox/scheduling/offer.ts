/** A session's beginning: 'YYYY-MM-DD' and 'HH:MM', in Santiago. */
export type Slot = {
  readonly date: string;
  readonly time: string;
};

const dayMs = 24 * 60 * 60 * 1000;
const daysAhead = 14;

/** Half hours, with a pause at noon. */
const times: readonly string[] = [9, 10, 11, 12, 15, 16, 17].flatMap((hour) => {
  const padded = String(hour).padStart(2, '0');
  return [`${padded}:00`, `${padded}:30`];
});

// The Canadian order of a date is that of ISO 8601.
const inSantiago = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' });

function isWeekday(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return day >= 1 && day <= 5;
}

/** The Mondays to Fridays of the two weeks that begin tomorrow. @param now milliseconds since 1970 */
export function daysOffered(now: number): readonly string[] {
  const today = Date.parse(`${inSantiago.format(now)}T00:00:00Z`);
  return Array.from({ length: daysAhead }, (_, index) =>
    new Date(today + (index + 1) * dayMs).toISOString().slice(0, 10),
  ).filter(isWeekday);
}

/** Every half hour that can be booked, taken or not. */
export function slotsOffered(now: number): readonly Slot[] {
  return daysOffered(now).flatMap((date) => times.map((time) => ({ date, time })));
}
