import { type Slot, slotsOffered } from './offer.ts';

export type Visitor = {
  readonly name: string;
  readonly email: string;
};

export interface Booking extends Slot, Visitor {
  readonly id: string;
}

/** What the service remembers, while the process lives. */
export type State = {
  /** The half hours that can still be booked, in order. */
  free(): readonly Slot[];
  isFree(slot: Slot): boolean;
  /** Keeps the booking; undefined when somebody was faster, or the half hour is none of ours. */
  book(slot: Slot, visitor: Visitor): Booking | undefined;
  booking(id: string): Booking | undefined;
  bookings(): readonly Booking[];
  clear(): void;
};

export function createState(now: () => number): State {
  const bookings = new Map<string, Booking>();
  const taken = ({ date, time }: Slot) =>
    [...bookings.values()].some((booking) => booking.date === date && booking.time === time);
  const free = () => slotsOffered(now()).filter((slot) => !taken(slot));
  const isFree = ({ date, time }: Slot) => free().some((slot) => slot.date === date && slot.time === time);
  return {
    free,
    isFree,
    book({ date, time }, { name, email }) {
      if (!isFree({ date, time })) return undefined;
      const booking = { id: crypto.randomUUID(), date, time, name, email };
      bookings.set(booking.id, booking);
      return booking;
    },
    booking: (id) => bookings.get(id),
    bookings: () => [...bookings.values()],
    clear: () => bookings.clear(),
  };
}
