import * as v from 'valibot';

/** A whole number from `least` on. */
export const wholeFrom = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least));

/** How many of the next requests a fault strikes; every one when absent. */
export const times = v.optional(wholeFrom(1));
