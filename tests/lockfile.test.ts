import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const Entry = v.object({
  integrity: v.optional(v.string()),
  resolved: v.optional(v.string()),
  optional: v.optional(v.boolean()),
  optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
});
const Lock = v.object({ packages: v.record(v.string(), Entry) });

test.each(['package-lock.json', 'tests/hosts/package-lock.json'])(
  '%s names no registry, and has a hash of every package and the binaries of every system',
  (file) => {
    const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
    const { '': own, ...locked } = v.parse(Lock, JSON.parse(text)).packages;
    const entries = Object.entries(locked);
    expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    // npm writes no hash for an optional binary that it did not install here.
    expect(entries.filter(([, { integrity, optional }]) => !integrity && !optional)).toEqual([]);
    // Where one is missing, npm installs nothing for that system from this lock.
    const binaries = [own, ...Object.values(locked)].flatMap((entry) =>
      Object.keys(entry?.optionalDependencies ?? {}),
    );
    const paths = Object.keys(locked);
    expect(binaries.filter((name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)))).toEqual(
      [],
    );
  },
);
