import * as v from 'valibot';

/** @returns what parses with this schema: to its output, or to null */
export function parserOf<T>(schema: v.GenericSchema<unknown, T>): (value: unknown) => T | null {
  return (value) => {
    const result = v.safeParse(schema, value);
    return result.success ? result.output : null;
  };
}

/** An ISO instant, its offset with minutes, that this browser can also show: the thirteenth month has the form too. */
export const Instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/),
  v.check((text) => Number.isFinite(Date.parse(text))),
);
