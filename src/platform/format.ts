// Each format is made when it is first needed: making one takes a browser up to 10 ms.

let pesos: Intl.NumberFormat | undefined;

/** @param amount whole CLP, which ISO 4217 gives no decimals, e.g. 2000 → "$2.000" */
export function formatClp(amount: number): string {
  pesos ??= new Intl.NumberFormat('es-CL', { style: 'currency', currency: 'CLP', useGrouping: 'always' });
  return pesos.format(amount);
}

let counts: Intl.NumberFormat | undefined;

/** @param count whole, e.g. 1998 → "1.998" */
export function formatCount(count: number): string {
  // By itself es-CL groups counts from five figures on alone.
  counts ??= new Intl.NumberFormat('es-CL', { useGrouping: 'always' });
  return counts.format(count);
}

let longDay: Intl.DateTimeFormat | undefined;

/** @param isoDate 'YYYY-MM-DD', e.g. '2026-03-02' → "2 de marzo de 2026", the same day in every time zone */
export function longDate(isoDate: string): string {
  longDay ??= new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeZone: 'UTC' });
  return longDay.format(new Date(isoDate));
}

let longInChile: Intl.DateTimeFormat | undefined;

/** @param instant ISO instant; the day that it was in Chile, e.g. '2026-03-02T02:30:00Z' → "1 de marzo de 2026" */
export function longDateInChile(instant: string): string {
  longInChile ??= new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeZone: 'America/Santiago' });
  return longInChile.format(new Date(instant));
}

let timeInChile: Intl.DateTimeFormat | undefined;

/** @param instant ISO instant; day and time in Chile, e.g. '2026-03-02T02:30:00Z' → "1 de marzo de 2026, 23:30" */
export function momentInChile(instant: string): string {
  timeInChile ??= new Intl.DateTimeFormat('es-CL', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'America/Santiago',
  });
  return `${longDateInChile(instant)}, ${timeInChile.format(new Date(instant))}`;
}

/** The day that it is where the person is, as 'YYYY-MM-DD'. */
export function localDay(now: Date): string {
  const figures = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${figures(now.getMonth() + 1)}-${figures(now.getDate())}`;
}

let dayParts: Intl.DateTimeFormat | undefined;

/** The day that it is in Chile, as 'YYYY-MM-DD'. */
export function dayInChile(now: Date): string {
  dayParts ??= new Intl.DateTimeFormat('en', {
    timeZone: 'America/Santiago',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = dayParts.formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}
