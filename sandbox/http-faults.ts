import * as v from 'valibot';
import { times, wholeFrom } from './fault-fields.ts';
import { routes } from './routes.ts';

const target = { route: v.picklist(routes), times };

/** What can go wrong with any service that answers over HTTP, in the words of the control endpoint. */
export const httpFaults = [
  v.strictObject({
    fault: v.literal('status'),
    ...target,
    status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
    body: v.optional(v.picklist(['json', 'json-without-message', 'html', 'empty']), 'json'),
    error: v.optional(v.string()),
    message: v.optional(v.string()),
    /** Sent as `Retry-After`, which has two forms: seconds, or an HTTP date. */
    retryAfter: v.optional(v.union([wholeFrom(0), v.string()])),
  }),
  v.strictObject({ fault: v.literal('html-200'), ...target }),
  v.strictObject({ fault: v.literal('truncated-json'), ...target }),
  v.strictObject({
    fault: v.literal('delay'),
    ...target,
    milliseconds: v.pipe(v.number(), v.minValue(0)),
  }),
  v.strictObject({ fault: v.literal('never-answer'), ...target }),
  // A browser sends a request again by itself when a kept-alive connection dies under it: with `times: 1`
  // the page may never notice.
  v.strictObject({ fault: v.literal('drop-socket'), ...target }),
  v.strictObject({ fault: v.literal('no-cors'), ...target }),
  v.strictObject({ fault: v.literal('cors'), ...target }),
  v.strictObject({ fault: v.literal('preflight-405'), ...target }),
] as const;
