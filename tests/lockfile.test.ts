import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'));

const Versions = v.record(v.string(), v.string());
const wanted = v.parse(v.object({ dependencies: Versions, devDependencies: Versions }), read('package.json'));
const Locked = v.object({
  version: v.optional(v.string()),
  integrity: v.optional(v.string()),
  resolved: v.optional(v.string()),
  optional: v.optional(v.boolean()),
});
const { packages } = v.parse(v.object({ packages: v.record(v.string(), Locked) }), read('package-lock.json'));
const { '': _, ...locked } = packages;

test('every package that we ask for is asked for in one version, which the lock has', () => {
  const asked = Object.entries({ ...wanted.dependencies, ...wanted.devDependencies });
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(asked.filter(([name, version]) => locked[`node_modules/${name}`]?.version !== version)).toEqual([]);
});

test('every package is locked with its hash; one without is a binary for another system', () => {
  const unsummed = Object.entries(locked).filter(([, entry]) => !entry.integrity?.startsWith('sha512-'));
  expect(unsummed.filter(([, { optional }]) => !optional)).toEqual([]);
});

test('the lock names no registry', () => {
  expect(Object.values(locked).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test.each(['package-lock.json', 'tests/hosts/package-lock.json'])(
  '%s has the binaries of every system, without which npm installs nothing from it',
  (file) => {
    const Entry = v.object({ optionalDependencies: v.optional(Versions, {}) });
    const lock = v.parse(v.object({ packages: v.record(v.string(), Entry) }), read(file)).packages;
    const wanted = Object.values(lock).flatMap(({ optionalDependencies }) =>
      Object.keys(optionalDependencies),
    );
    const paths = Object.keys(lock);
    expect(wanted.filter((name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
  },
);
