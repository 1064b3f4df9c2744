/** Each format is made when it is first needed: making one takes a browser up to 10 ms. */
function onDemand<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const inChile = { timeZone: 'America/Santiago' } as const;

const pesos = onDemand(
  () => new Intl.NumberFormat('es-CL', { style: 'currency', currency: 'CLP', useGrouping: 'always' }),
);
// By itself es-CL groups counts from five figures on alone.
const counts = onDemand(() => new Intl.NumberFormat('es-CL', { useGrouping: 'always' }));
const longDay = onDemand(() => new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeZone: 'UTC' }));
const hourInChile = onDemand(
  () =>
    new Intl.DateTimeFormat('es-CL', { ...inChile, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);
// Swedish dates are those of ISO 8601.
const isoDay = onDemand(() => new Intl.DateTimeFormat('sv-SE'));
const isoDayInChile = onDemand(() => new Intl.DateTimeFormat('sv-SE', inChile));

/** @param amount whole CLP, which ISO 4217 gives no decimals, e.g. 2000 → "$2.000" */
export function formatClp(amount: number): string {
  return pesos().format(amount);
}

/** @param count whole, e.g. 1998 → "1.998" */
export function formatCount(count: number): string {
  return counts().format(count);
}

/** @param isoDate 'YYYY-MM-DD', e.g. '2026-03-02' → "2 de marzo de 2026", the same day in every time zone */
export function longDate(isoDate: string): string {
  return longDay().format(new Date(isoDate));
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
