// ISO dates are read as UTC, so they are shown in UTC: in Santiago '2019-05-02' would print as 1 May.
const long = new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeZone: 'UTC' });

/** @param isoDate 'YYYY-MM-DD', e.g. '2026-03-02' → "2 de marzo de 2026" */
export function longDate(isoDate: string): string {
  return long.format(new Date(`${isoDate}T00:00:00Z`));
}

const longInChile = new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeZone: 'America/Santiago' });

/** @param instant ISO instant; the day that it was in Chile, e.g. '2026-03-02T02:30:00Z' → "1 de marzo de 2026" */
export function longDateInChile(instant: string): string {
  return longInChile.format(new Date(instant));
}

/** The day that it is where the person is, as 'YYYY-MM-DD'. */
export function localDay(now: Date): string {
  const figures = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${figures(now.getMonth() + 1)}-${figures(now.getDate())}`;
}
