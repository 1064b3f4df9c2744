// Not by Intl, as numbers.ts says why: a blog post shows its date on its first load.
const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** @param isoDate 'YYYY-MM-DD', e.g. '2026-03-02' → "2 de marzo de 2026", the same day in every time zone */
export function longDate(isoDate: string): string {
  const [year = 0, month = 0, day = 0] = isoDate.split('-').map(Number);
  return `${day} de ${months[month - 1]} de ${year}`;
}

/** Made when it is first needed: what shows it is not on a first load. */
let longInChile: Intl.DateTimeFormat | undefined;

/** @param instant ISO instant; the day that it was in Chile, e.g. '2026-03-02T02:30:00Z' → "1 de marzo de 2026" */
export function longDateInChile(instant: string): string {
  longInChile ??= new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeZone: 'America/Santiago' });
  return longInChile.format(new Date(instant));
}

/** The day that it is where the person is, as 'YYYY-MM-DD'. */
export function localDay(now: Date): string {
  const figures = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${figures(now.getMonth() + 1)}-${figures(now.getDate())}`;
}
