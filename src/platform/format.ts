/** Each format is made when it is first needed: making the first takes a browser 10 to 30 ms. */
function onDemand<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const inChile = { timeZone: 'America/Santiago' } as const;

const hourInChile = onDemand(
  () =>
    new Intl.DateTimeFormat('es-CL', { ...inChile, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);
// Swedish dates are those of ISO 8601.
const isoDay = onDemand(() => new Intl.DateTimeFormat('sv-SE'));
const isoDayInChile = onDemand(() => new Intl.DateTimeFormat('sv-SE', inChile));

// What public pages show as they load is written without Intl: its first format would hold an old telephone up for a
// third of a second. The tests compare both.

/** @param count whole, e.g. 1998 → "1.998" */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, '.');
}

/** @param amount whole CLP, which ISO 4217 gives no decimals, e.g. 2000 → "$2.000" */
export function formatClp(amount: number): string {
  return `$${formatCount(amount)}`;
}

export const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** @param isoDate 'YYYY-MM-DD', e.g. '2026-03-02' → "2 de marzo de 2026", the same day in every time zone */
export function longDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  return `${day} de ${months[Number(month) - 1]} de ${year}`;
}

/** Whether there is such a day, 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/** The day that it is where the person is, as 'YYYY-MM-DD'. */
export function localDay(now: Date): string {
  return isoDay().format(now);
}

/** The day that it is in Chile, as 'YYYY-MM-DD'. */
export function dayInChile(now: Date): string {
  return isoDayInChile().format(now);
}

/** @param instant ISO instant; the day that it was in Chile, e.g. '2026-03-02T02:30:00Z' → "1 de marzo de 2026" */
export function longDateInChile(instant: string): string {
  return longDate(dayInChile(new Date(instant)));
}

/** @param instant ISO instant; day and time in Chile, e.g. '2026-03-02T02:30:00Z' → "1 de marzo de 2026, 23:30" */
export function momentInChile(instant: string): string {
  return `${longDateInChile(instant)}, ${hourInChile().format(new Date(instant))}`;
}

const wordList = onDemand(() => new Intl.ListFormat('es-CL'));

/** Joins words as a sentence does: «la cédula, el correo y el domicilio». */
export function listInWords(words: readonly string[]): string {
  return wordList().format(words);
}
