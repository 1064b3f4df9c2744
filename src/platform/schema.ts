import * as v from 'valibot';

/** The parser returns null for an invalid value. */
export function parserOf<T>(schema: v.GenericSchema<unknown, T>): (value: unknown) => T | null {
  return (value) => {
    const result = v.safeParse(schema, value);
    return result.success ? result.output : null;
  };
}

/** Schema of an ISO time that the browser can parse. The offset is Z or has hours and minutes. */
export const Instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/),
  v.check((text) => Number.isFinite(Date.parse(text))),
);

/**
 * Returns a schema that keeps the valid entries among the last `maxCount` of a list. A value that isn't a list becomes
 * [].
 */
export function validEntries<T>(entrySchema: v.GenericSchema<unknown, T>, maxCount: number) {
  return v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((values): readonly T[] =>
        values.slice(-maxCount).flatMap((value) => {
          const parsed = v.safeParse(entrySchema, value);
          return parsed.success ? [parsed.output] : [];
        }),
      ),
    ),
    () => [],
  );
}
