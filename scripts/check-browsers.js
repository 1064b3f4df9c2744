// Which newer browser functions the built files name, against those that are known to be covered:
// `node scripts/check-browsers.js dist`. Our own sources are read too, since the built files do not tell our use of a
// function from that of a package that has its own way around it. The language itself is held by TypeScript's `lib` (tsconfig.json) in our own
// code. What no reading of names can tell (a method of an iterator that arrays have too) is held by the journeys of
// the project `piso`, which run with every newer function taken away.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseAst } from 'vite';
import { coveredByPackages, coveredByUs } from './lib/covered-functions.js';
import { readCompatibility } from './lib/newer-functions.js';
import { root } from './lib/run.js';

/** @typedef {import('./lib/newer-functions.js').Known} Known */
/** @typedef {{ readonly type: string, readonly [key: string]: unknown }} Node */

/** @param {unknown} value @returns {value is Node} */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** @param {Node} node @param {(node: Node, parent: Node | null, key: string) => void} visit */
function walk(node, visit) {
  /** @param {Node} one @param {Node | null} parent @param {string} key */
  const enter = (one, parent, key) => {
    visit(one, parent, key);
    for (const [name, value] of Object.entries(one)) {
      for (const child of [value].flat()) if (isNode(child)) enter(child, one, name);
    }
  };
  enter(node, null, '');
}

/** @param {unknown} key @param {unknown} isComputed @returns {string | null} */
function nameOf(key, isComputed) {
  if (!isNode(key)) return null;
  if (key.type === 'Literal' && typeof key.value === 'string') return key.value;
  return key.type === 'Identifier' && !isComputed ? String(key.name) : null;
}

const binders = new Set(['id', 'params', 'param', 'local']);

/**
 * @param {Node} node
 * @param {Node | null} parent
 * @param {string} key
 * @returns {string | null} the name that the code declares here
 */
function declaredName(node, parent, key) {
  if (node.type === 'AssignmentPattern')
    return isNode(node.left) ? declaredName(node.left, null, 'id') : null;
  if (node.type !== 'Identifier' || !parent) return node.type === 'Identifier' ? String(node.name) : null;
  const isBound = binders.has(key) || parent.type === 'ArrayPattern' || parent.type === 'RestElement';
  return isBound ? String(node.name) : null;
}

/** @param {Node} node @returns {string[]} the names that `{ a, b: c = 1 }` declares */
function patternNames({ properties }) {
  return [properties].flat().flatMap((property) => {
    const value = isNode(property) ? property.value : null;
    const name = isNode(value) ? declaredName(value, null, 'id') : null;
    return name ? [name] : [];
  });
}

const ownKeys = new Set(['Property', 'MethodDefinition', 'PropertyDefinition']);

/**
 * @param {string} code JavaScript, or TypeScript with JSX
 * @param {Known} known
 * @returns {{ globals: Set<string>, statics: Set<string>, members: Set<string>, own: Set<string> }} what is not there
 * in every browser of the floor, and the names of properties that the code gives to objects of its own
 */
function readFile(code, known) {
  const globals = new Set();
  const statics = new Set();
  const members = new Set();
  const own = new Set();
  /** @type {Set<string>} */
  const declared = new Set();
  /** @param {ReadonlyMap<string, string>} names @param {string} name */
  const isMissing = (names, name) => (names.get(name) ?? 'there') !== 'there';

  walk(
    /** @type {Node} */ (/** @type {unknown} */ (parseAst(code, { lang: 'tsx' }))),
    (node, parent, key) => {
      const declares = node.type === 'ObjectPattern' ? patternNames(node) : [declaredName(node, parent, key)];
      for (const name of declares) if (name) declared.add(name);
      if (ownKeys.has(node.type) && !(node.type === 'Property' && parent?.type === 'ObjectPattern')) {
        const name = nameOf(node.key, node.computed);
        if (name) own.add(name);
      }
      if (node.type === 'Identifier') {
        const isKey = key === 'property' ? !parent?.computed : key === 'key' && !parent?.computed;
        const name = String(node.name);
        if (!isKey && isMissing(known.globals, name)) globals.add(name);
      }
      if (node.type !== 'MemberExpression') return;
      const name = nameOf(node.property, node.computed);
      if (!name) return;
      if (parent?.type === 'AssignmentExpression' && key === 'left') own.add(name);
      const { object } = node;
      const path = isNode(object) && object.type === 'Identifier' ? `${object.name}.${name}` : '';
      if (isMissing(known.statics, path)) statics.add(path);
      if (known.statics.has(path)) return;
      // Reading a property that is not there is harmless; calling it, or reading on, throws.
      const isCalled =
        (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') && key === 'callee';
      const isReadOn = parent?.type === 'MemberExpression' && key === 'object';
      if ((isCalled || isReadOn) && !parent.optional && isMissing(known.members, name)) members.add(name);
    },
  );
  for (const name of declared) globals.delete(name);
  return { globals, statics, members, own };
}

/**
 * @param {Readonly<Record<string, string>>} files code by its file's name
 * @param {Known} known
 * @returns {ReadonlyMap<string, readonly string[]>} the files that name each: 'requestIdleCallback',
 * 'AbortSignal.any', '.checkVisibility'
 */
export function newerFunctions(files, known) {
  const read = Object.entries(files).map(([file, code]) => ({ file, ...readFile(code, known) }));
  const own = new Set(read.flatMap((one) => [...one.own]));
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const { file, globals, statics, members } of read) {
    // A name that the code gives to its own objects says nothing.
    const theirs = [...members].filter((name) => !own.has(name)).map((name) => `.${name}`);
    for (const name of [...globals, ...statics, ...theirs])
      found.set(name, [...(found.get(name) ?? []), file]);
  }
  return found;
}

/**
 * @param {ReadonlyMap<string, readonly string[]>} found
 * @param {Readonly<Record<string, string>>} reasons
 * @returns {string[]} what is wrong; empty when nothing is
 */
export function uncovered(found, reasons) {
  return [
    ...[...found]
      .filter(([name]) => !(name in reasons))
      .map(([name, files]) => `${name} is newer than the floor, or differs there: ${files.join(', ')}`),
    ...Object.keys(reasons)
      .filter((name) => !found.has(name))
      .map((name) => `${name} is covered, but no file names it any more`),
  ];
}

/**
 * @param {string} dir
 * @param {RegExp} kind of the names of files
 * @throws {Error} when there is none: a check of nothing would pass
 */
function readScripts(dir, kind) {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => kind.test(name));
  if (names.length === 0) throw new Error(`No script in ${dir}`);
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(dir, name), 'utf8')]));
}

if (process.argv[1] === import.meta.filename) {
  const known = readCompatibility();
  const sources = readScripts(join(root, 'src'), /\.tsx?$/);
  const built = readScripts(resolve(process.argv[2] ?? 'dist'), /\.js$/);
  const covered = { ...coveredByUs, ...coveredByPackages };
  // Of a member the name alone is known, which here may be that of an import's: `v.union`.
  const named = new Map([...newerFunctions(sources, known)].filter(([name]) => !name.startsWith('.')));
  const wrong = [...uncovered(named, coveredByUs), ...uncovered(newerFunctions(built, known), covered)];
  console.log(
    wrong.length === 0
      ? `${Object.keys(built).length} scripts name no newer function but ${Object.keys(covered).length} that are covered`
      : `${wrong.join('\n')}\nWhat holds without it goes into scripts/lib/covered-functions.js.`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
