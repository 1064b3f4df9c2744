/** Start of a session in Santiago's time, as 'YYYY-MM-DD' and 'HH:MM'. */
export type Slot = {
  readonly date: string;
  readonly time: string;
};

export type Visitor = {
  readonly name: string;
  readonly email: string;
};

export type Booking = Slot & Visitor & { readonly id: string };

const dayMs = 24 * 60 * 60 * 1000;

const sessionTimes: readonly string[] = [9, 10, 11, 12, 15, 16, 17].flatMap((hour) => {
  const paddedHour = String(hour).padStart(2, '0');
  return [`${paddedHour}:00`, `${paddedHour}:30`];
});

// The Canadian locale formats dates as ISO 8601.
const santiagoDateFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' });

export function listFreeSlots(bookings: Iterable<Booking>): readonly Slot[] {
  const bookedTimes = new Set([...bookings].map(({ date, time }) => `${date} ${time}`));
  const today = Date.parse(santiagoDateFormat.format(Date.now()));
  return Array.from({ length: 14 }, (_, index) => new Date(today + (index + 1) * dayMs))
    .filter((day) => day.getUTCDay() >= 1 && day.getUTCDay() <= 5)
    .map((day) => day.toISOString().slice(0, 10))
    .flatMap((date) => sessionTimes.map((time) => ({ date, time })))
    .filter(({ date, time }) => !bookedTimes.has(`${date} ${time}`));
}
