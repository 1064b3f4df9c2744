import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { type Refused, refuse } from './errors.ts';

/** 1 MiB, in bytes. */
const largest = 1024 * 1024;

export const limitBody: MiddlewareHandler = async (c, next) => {
  const { byteLength } = await c.req.arrayBuffer();
  if (byteLength <= largest) return next();
  const { refusal } = refuse(413, 'request_entity_too_large', 'Request body too large');
  return c.json(refusal.body, refusal.status);
};

/** The service takes what is missing, or null, for an empty text. */
const text = v.nullish(v.string(), '');

const Params = v.object({
  email: text,
  phone: text,
  password: text,
  refresh_token: text,
  data: v.nullish(v.record(v.string(), v.unknown()), {}),
});

export type Params = v.InferOutput<typeof Params>;

/** The parameters of any request: the service has a list per address, each a part of this one. */
export async function readParams(c: Context): Promise<{ readonly params: Params } | Refused> {
  const refuseJson = (why: string) => refuse(400, 'bad_json', `Could not parse request body as JSON: ${why}`);
  try {
    const sent: unknown = JSON.parse(await c.req.text());
    if (Array.isArray(sent)) return refuseJson('an array is no object');
    const read = v.safeParse(Params, sent);
    return read.success ? { params: read.output } : refuseJson(read.issues[0].message);
  } catch (error) {
    return refuseJson(String(error));
  }
}
