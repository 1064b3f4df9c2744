// Which browser functions came after the floor, as MDN's compatibility data tell it. The list is used twice:
// scripts/check-browsers.js looks for them in the built files, and the journeys of the project `piso` run on pages
// from which every one of them has been taken away.
import { createRequire } from 'node:module';
import { floor } from './floor.js';

/** @typedef {import('@mdn/browser-compat-data').Identifier} Identifier */
/** @typedef {import('@mdn/browser-compat-data').CompatStatement} Statement */
/** @typedef {import('@mdn/browser-compat-data').SimpleSupportStatement} Support */

/** Safari and Chrome on phones are browsers of their own in the data; Firefox there has next to no share. */
const browsers = /** @type {const} */ ([
  ['safari', floor.safari],
  ['safari_ios', floor.safari],
  ['chrome', floor.chrome],
  ['chrome_android', floor.chrome],
  ['firefox', floor.firefox],
]);

/** @typedef {'there' | 'partly' | 'newer'} Standing how a function stands on the floor */

/**
 * @param {Support} support
 * @param {string} version
 * @returns {Standing}
 */
function standingIn(support, version) {
  const { version_added: added, version_removed: removed } = support;
  const isOther = support.flags || support.prefix || support.alternative_name;
  if (isOther || typeof added !== 'string' || added === 'preview') return 'newer';
  const isNewer = Number.parseFloat(added.replace('≤', '')) > Number.parseFloat(version);
  const isGone = removed !== undefined && Number.parseFloat(String(removed)) <= Number.parseFloat(version);
  if (isNewer || isGone) return 'newer';
  return support.partial_implementation ? 'partly' : 'there';
}

/**
 * @param {readonly Standing[]} all
 * @param {readonly Standing[]} order the first that occurs is the answer
 */
function firstOf(all, order) {
  return order.find((standing) => all.includes(standing)) ?? 'newer';
}

/**
 * @param {Statement} compat
 * @returns {Standing} in the browser of the floor that does worst
 */
export function standing({ support }) {
  const each = browsers.map(([browser, version]) => {
    const statements = [support[browser] ?? { version_added: false }].flat();
    return firstOf(
      statements.map((one) => standingIn(one, version)),
      ['there', 'partly', 'newer'],
    );
  });
  return firstOf(each, ['newer', 'partly', 'there']);
}

/**
 * @typedef {object} Known
 * @property {ReadonlyMap<string, Standing>} globals by their name
 * @property {ReadonlyMap<string, Standing>} statics 'AbortSignal.any'
 * @property {ReadonlyMap<string, Standing>} members names alone; as good as the best thing of that name
 * @property {readonly string[]} newer the paths of all that is newer, members before what holds them:
 * 'AbortSignal.any', 'Set.prototype.union', 'Iterator'
 */

/**
 * @param {object | undefined} node
 * @returns {[string, Identifier][]} what stands below it; what it says of itself is under `__compat`
 */
function identifiers(node) {
  return Object.entries(node ?? {}).filter(([key]) => !key.startsWith('__'));
}

const global = new Set(['Window', 'WorkerGlobalScope']);

/** @returns {Known} */
export function readCompatibility() {
  /** @type {import('@mdn/browser-compat-data').CompatData} */
  const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data');
  /** @type {Map<string, Standing>} */
  const globals = new Map();
  /** @type {Map<string, Standing>} */
  const statics = new Map();
  /** @type {Map<string, Standing>} */
  const members = new Map();
  /** @type {string[]} */
  const newerMembers = [];
  /** @type {string[]} */
  const newerGlobals = [];

  /** @param {Map<string, Standing>} known @param {string} name @param {Standing} how */
  const note = (known, name, how) => {
    const before = known.get(name);
    known.set(name, before ? firstOf([before, how], ['there', 'partly', 'newer']) : how);
  };

  /** @param {string} owner @param {Identifier} node @param {boolean} isLanguage whose statics bear no mark in the data */
  const readMembers = (owner, node, isLanguage) => {
    for (const [key, { __compat: compat }] of identifiers(node)) {
      const name = key.replace(/_static$/, '');
      if (!compat || key === owner || !/^[A-Za-z]\w*$/.test(key) || key.endsWith('_event')) continue;
      const how = standing(compat);
      const isStatic = name !== key;
      note(members, name, how);
      if (isStatic || isLanguage) note(statics, `${owner}.${name}`, how);
      if (global.has(owner)) note(globals, name, how);
      if (how !== 'newer') continue;
      if (isStatic || isLanguage) newerMembers.push(`${owner}.${name}`);
      if (!isStatic) newerMembers.push(global.has(owner) ? name : `${owner}.prototype.${name}`);
    }
  };

  for (const [tree, isLanguage] of /** @type {const} */ ([
    [api, false],
    [javascript.builtins, true],
  ])) {
    for (const [owner, node] of identifiers(tree)) {
      if (!node.__compat) continue;
      const how = standing(node.__compat);
      note(globals, owner, how);
      note(members, owner, how);
      if (how === 'newer') newerGlobals.push(owner);
      readMembers(owner, node, isLanguage);
    }
  }
  return { globals, statics, members, newer: [...newerMembers, ...newerGlobals] };
}

/**
 * Runs in a page, before any of its scripts.
 * @param {readonly string[]} paths as in `Known.newer`; what this browser does not have either is passed over
 */
export function takeAway(paths) {
  for (const path of paths) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    /** @type {unknown} */
    let owner = globalThis;
    for (const key of keys) {
      owner =
        typeof owner === 'function' || (typeof owner === 'object' && owner) ? Reflect.get(owner, key) : null;
    }
    if (typeof owner === 'function' || (typeof owner === 'object' && owner))
      Reflect.deleteProperty(owner, last);
  }
}
