// Apart from dates.ts, which posts show on their first load.

/** Made when it is first needed, which takes a browser long. */
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
