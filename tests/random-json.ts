// Generates JSON that a storage or a server may return instead of the expected value. It has any shape, or is almost
// valid, so that a parser gets further before it rejects it.
import fc from 'fast-check';
import { anyText } from './any-text.ts';

/**
 * Numbers that aren't counts, strings that JavaScript or HTML could interpret, and values of
 * unexpected types.
 */
const unusualValue = fc.constantFrom<unknown>(
  -1,
  0,
  1.5,
  1e21,
  2 ** 53,
  Number.MAX_VALUE,
  // JavaScript parses `1e400` as Infinity.
  Number.POSITIVE_INFINITY,
  '',
  ' ',
  'null',
  '1e400',
  '__proto__',
  'constructor',
  'toString',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '\u0000\u202E\uD800',
  'a'.repeat(300),
  null,
  true,
  [],
  {},
);

const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: unusualValue },
);

type Path = readonly (string | number)[];

function pathsIn(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  const childPaths = [...keys].flatMap((key) =>
    pathsIn(Reflect.get(value, key)).map((path): Path => [key, ...path]),
  );
  return [[], ...childPaths];
}

/** Returns a copy with another value at the path. If `change` is undefined, the copy lacks that part. */
function withChange(value: unknown, [key, ...rest]: Path, newValue: unknown): unknown {
  if (key === undefined) return newValue;
  const copy: object = Array.isArray(value) ? [...value] : { ...Object(value) };
  const next = withChange(Reflect.get(copy, key), rest, newValue);
  if (next === undefined) Reflect.deleteProperty(copy, key);
  else
    Object.defineProperty(copy, key, { value: next, enumerable: true, configurable: true, writable: true });
  return copy;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((part, key) => Reflect.get(Object(part), key), value);
}

/** Generates copies of the value with up to three parts replaced or removed. */
function almostValid(value: unknown): fc.Arbitrary<unknown> {
  const paths = pathsIn(value);
  const change = fc.record({
    path: fc.constantFrom(...paths),
    replacement: fc.oneof(
      anyJson,
      unusualValue,
      unusualValue,
      unusualValue,
      fc.constantFrom(...paths.map((path) => valueAt(value, path)), undefined),
    ),
  });
  return fc
    .array(change, { minLength: 0, maxLength: 3 })
    .map((changes) =>
      changes.reduce((changed, { path, replacement }) => withChange(changed, path, replacement), value),
    )
    .map((changed) => changed ?? null);
}

/** Writes JSON, in which Infinity is `1e400`. `JSON.stringify` would write null. */
function stringify(json: unknown): string {
  const replacer = (_: string, part: unknown) => (part === Number.POSITIVE_INFINITY ? '1e400' : part);
  return JSON.stringify(json, replacer).replaceAll('"1e400"', '1e400');
}

/** Generates strings that a storage or a server may return instead of the value. */
export function hostileText(value: unknown): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 2, arbitrary: anyJson.map(stringify) },
    { weight: 4, arbitrary: almostValid(value).map(stringify) },
    { weight: 1, arbitrary: anyText() },
  );
}

/** Generates the parsed values of {@link hostileText}, or the strings that aren't JSON. */
export function hostileJson(value: unknown): fc.Arbitrary<unknown> {
  return hostileText(value).map((text) => {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  });
}

/**
 * Options of fast-check. Six of seven strings are JSON, so of 1,200 strings a parser receives more than a thousand
 * values.
 */
export const manyRuns = { numRuns: 1_200 } as const;
