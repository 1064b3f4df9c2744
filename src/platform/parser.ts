import * as v from 'valibot';

/** @returns what parses with this schema: to its output, or to null */
export function parserOf<T>(schema: v.GenericSchema<unknown, T>): (value: unknown) => T | null {
  return (value) => {
    const result = v.safeParse(schema, value);
    return result.success ? result.output : null;
  };
}
