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
