/** Creates a format on first use, because the first format in a browser takes 10 to 30 ms. */
function createLazily<Format>(create: () => Format): () => Format {
  let format: Format | undefined;
  return () => {
    format ??= create();
    return format;
  };
}

const chileTimeZone = { timeZone: 'America/Santiago' } as const;

const timeFormatInChile = createLazily(
  () =>
    new Intl.DateTimeFormat('es-CL', {
      ...chileTimeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);
// The Swedish locale formats dates as ISO 8601.
const isoDayFormat = createLazily(() => new Intl.DateTimeFormat('sv-SE'));
const isoDayFormatInChile = createLazily(() => new Intl.DateTimeFormat('sv-SE', chileTimeZone));

// `formatCount`, `formatClp` and `longDate` don't use Intl, whose first format would block an old phone for a third of
// a second while a public page loads. Tests compare their results with those of Intl.

/** Formats a whole number: 1998 → "1.998". */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, '.');
}

/** Formats an amount in CLP, which has no decimals (ISO 4217): 2000 → "$2.000". */
export function formatClp(amount: number): string {
  return `$${formatCount(amount)}`;
}

export const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** Formats 'YYYY-MM-DD' as the same day in every time zone: '2026-03-02' → "2 de marzo de 2026". */
export function longDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  return `${day} de ${months[Number(month) - 1]} de ${year}`;
}

/** True if the text is an existing day as YYYY-MM-DD. */
export function isIsoDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/** Returns the date in the visitor's time zone as 'YYYY-MM-DD'. */
export function localDay(now: Date): string {
  return isoDayFormat().format(now);
}

/** Returns the date in Chile as 'YYYY-MM-DD'. */
export function dayInChile(now: Date): string {
  return isoDayFormatInChile().format(now);
}

/** Formats an ISO time as a day in Chile: '2026-03-02T02:30:00Z' → "1 de marzo de 2026". */
export function longDateInChile(instant: string): string {
  return longDate(dayInChile(new Date(instant)));
}

/** Formats an ISO time as day and time in Chile: '2026-03-02T02:30:00Z' → "1 de marzo de 2026, 23:30". */
export function dateTimeInChile(instant: string): string {
  return `${longDateInChile(instant)}, ${timeFormatInChile().format(new Date(instant))}`;
}

const wordListFormat = createLazily(() => new Intl.ListFormat('es-CL'));

/** Joins words into a Spanish list: «la cédula, el correo y el domicilio». */
export function listInWords(words: readonly string[]): string {
  return wordListFormat().format(words);
}
