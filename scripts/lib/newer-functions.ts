// Which browser functions are newer than the floor, from MDN's compatibility data. `npm run check:browsers` looks for
// them in the built files, and the journeys of the project `piso` run on pages without them.
import { createRequire } from 'node:module';
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { floor } from './floor.ts';

/** Safari and Chrome on phones are browsers of their own in the data; Firefox there has next to no share. */
const browsers = [
  ['safari', floor.safari],
  ['safari_ios', floor.safari],
  ['chrome', floor.chrome],
  ['chrome_android', floor.chrome],
  ['firefox', floor.firefox],
] as const;

/** Of a function, on the floor. */
export type Availability = 'available' | 'partial' | 'newer';

function availabilityIn(support: SimpleSupportStatement, version: string): Availability {
  const { version_added: added, version_removed: removed } = support;
  const isOther = support.flags || support.prefix || support.alternative_name;
  if (isOther || typeof added !== 'string' || added === 'preview') return 'newer';
  const isNewer = Number.parseFloat(added.replace('≤', '')) > Number.parseFloat(version);
  const isGone = removed !== undefined && Number.parseFloat(String(removed)) <= Number.parseFloat(version);
  if (isNewer || isGone) return 'newer';
  return support.partial_implementation ? 'partial' : 'available';
}

/** @param order the first that occurs is the answer */
function firstOf(all: readonly Availability[], order: readonly Availability[]): Availability {
  return order.find((each) => all.includes(each)) ?? 'newer';
}

const bestFirst = ['available', 'partial', 'newer'] as const;
const worstFirst = ['newer', 'partial', 'available'] as const;

/** @returns the availability in the browser of the floor that does worst */
function availability({ support }: CompatStatement): Availability {
  const each = browsers.map(([browser, version]) => {
    const statements = [support[browser] ?? { version_added: false as const }].flat();
    return firstOf(
      statements.map((one) => availabilityIn(one, version)),
      bestFirst,
    );
  });
  return firstOf(each, worstFirst);
}

export type Compatibility = {
  readonly globals: ReadonlyMap<string, Availability>;
  /** By their path: 'AbortSignal.any'. */
  readonly statics: ReadonlyMap<string, Availability>;
  /** By their bare name; as available as the best thing of that name. */
  readonly members: ReadonlyMap<string, Availability>;
  /** The paths of all that is newer, members before what holds them: 'Set.prototype.union', 'Iterator'. */
  readonly newer: readonly string[];
};

/** The children of a node of the data, without its own `__compat`. */
function identifiers(node: object | undefined): [string, Identifier][] {
  return Object.entries(node ?? {}).filter(([key]) => !key.startsWith('__'));
}

const globalOwners = new Set(['Window', 'WorkerGlobalScope']);

function keepBest(map: Map<string, Availability>, name: string, found: Availability): void {
  const before = map.get(name);
  map.set(name, before ? firstOf([before, found], bestFirst) : found);
}

export function readCompatibility(): Compatibility {
  const { api, javascript }: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');
  const globals = new Map<string, Availability>();
  const statics = new Map<string, Availability>();
  const members = new Map<string, Availability>();
  const newerMembers: string[] = [];
  const newerGlobals: string[] = [];

  /** @param isLanguage whose statics bear no mark in the data */
  const readMembers = (owner: string, node: Identifier, isLanguage: boolean) => {
    for (const [key, { __compat: compat }] of identifiers(node)) {
      const name = key.replace(/_static$/, '');
      if (!compat || key === owner || !/^[A-Za-z]\w*$/.test(key) || key.endsWith('_event')) continue;
      const found = availability(compat);
      const isStatic = name !== key;
      keepBest(members, name, found);
      if (isStatic || isLanguage) keepBest(statics, `${owner}.${name}`, found);
      if (globalOwners.has(owner)) keepBest(globals, name, found);
      if (found !== 'newer') continue;
      if (isStatic || isLanguage) newerMembers.push(`${owner}.${name}`);
      if (!isStatic) newerMembers.push(globalOwners.has(owner) ? name : `${owner}.prototype.${name}`);
    }
  };

  for (const [tree, isLanguage] of [
    [api, false],
    [javascript.builtins, true],
  ] as const) {
    for (const [owner, node] of identifiers(tree)) {
      if (!node.__compat) continue;
      const found = availability(node.__compat);
      keepBest(globals, owner, found);
      keepBest(members, owner, found);
      if (found === 'newer') newerGlobals.push(owner);
      readMembers(owner, node, isLanguage);
    }
  }
  return { globals, statics, members, newer: [...newerMembers, ...newerGlobals] };
}

/**
 * Deletes functions from a page; runs in it, before any of its scripts.
 * @param paths as in `Compatibility.newer`; what this browser does not have either is passed over
 */
export function removeFunctions(paths: readonly string[]): void {
  for (const path of paths) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let owner: unknown = globalThis;
    for (const key of keys) {
      owner =
        typeof owner === 'function' || (typeof owner === 'object' && owner) ? Reflect.get(owner, key) : null;
    }
    if (typeof owner === 'function' || (typeof owner === 'object' && owner))
      Reflect.deleteProperty(owner, last);
  }
}
