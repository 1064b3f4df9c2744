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

/** A list of which only the valid entries are kept, and the last ones of too many; in place of anything else an empty one. */
export function validEntries<T>(entry: v.GenericSchema<unknown, T>, most: number) {
  return v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((values): readonly T[] =>
        values.slice(-most).flatMap((value) => {
          const parsed = v.safeParse(entry, value);
          return parsed.success ? [parsed.output] : [];
        }),
      ),
    ),
    () => [],
  );
}
