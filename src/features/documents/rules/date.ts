// Dates are YYYY-MM-DD, read and counted in UTC: a day is a day in every zone.

const dayLength = 24 * 60 * 60 * 1000;

function utc(isoDate: string): Date {
  return new Date(`${isoDate}T00:00:00Z`);
}

export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = utc(text);
  // The 31st of February is rolled over to March by some engines and refused by others.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A year of four figures in which people of today were born or a battery may expire: '0206' is a slip. */
function isNear(isoDate: string): boolean {
  return isoDate >= '1900-01-01' && isoDate <= '2199-12-31';
}

/** What people type, '2-3-2026', '02/03/2026', '02.03.2026' or '02032026', as '2026-03-02'; null for no real date. */
export function readDate(typed: string): string | null {
  const text = typed.trim();
  const [, day, month, year] =
    /^(\d{1,2})[-/.\s](\d{1,2})[-/.\s](\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? [];
  const iso = day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return isIsoDate(iso) && isNear(iso) ? iso : null;
}

/** '2026-03-02' → '02-03-2026'; what is no date stays as typed. */
export function writtenDate(value: string): string {
  return isIsoDate(value) ? value.split('-').reverse().join('-') : value;
}

/** Whole days from one date to another; negative when the other comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to).getTime() - utc(from).getTime()) / dayLength);
}

export function addDays(isoDate: string, days: number): string {
  return new Date(utc(isoDate).getTime() + days * dayLength).toISOString().slice(0, 10);
}

/** The same day that many years later; the 28th for a 29 February that is missing (Código Civil, art. 48). */
export function addYears(isoDate: string, years: number): string {
  const year = Number(isoDate.slice(0, 4)) + years;
  const same = `${String(year).padStart(4, '0')}${isoDate.slice(4)}`;
  return isIsoDate(same) ? same : same.replace(/29$/, '28');
}
