import * as v from 'valibot';

/** Returns a function that parses with the schema and returns its output, or null for anything else. */
export function parserOf<T>(schema: v.GenericSchema<unknown, T>): (value: unknown) => T | null {
  return (value) => {
    const result = v.safeParse(schema, value);
    return result.success ? result.output : null;
  };
}

/** Accepts an ISO instant with hours and minutes in its offset that the browser can format; a 13th month can't be. */
export const Instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/),
  v.check((text) => Number.isFinite(Date.parse(text))),
);

/** Keeps a list's valid entries, and the last ones if there are too many. Anything else becomes an empty list. */
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
