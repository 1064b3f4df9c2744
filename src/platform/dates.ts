let longDay: Intl.DateTimeFormat | undefined;

/** @param isoDate 'YYYY-MM-DD', e.g. '2026-03-02' → "2 de marzo de 2026", the same day in every time zone */
export function longDate(isoDate: string): string {
  longDay ??= new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeZone: 'UTC' });
  return longDay.format(new Date(isoDate));
}
