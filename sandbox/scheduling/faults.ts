import * as v from 'valibot';

const times = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** What can go wrong with this service in particular, in the words of the control endpoint. */
export const schedulingFaults = [
  /** The page forbids to be framed; a browser fires the frame's `load` all the same. */
  v.strictObject({ fault: v.literal('refuses-framing'), times }),
  /** The page comes, and posts no message. */
  v.strictObject({ fault: v.literal('no-message'), times }),
] as const;
