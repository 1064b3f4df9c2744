// Which of the newer browser functions some code names.
import { parseAst } from 'vite';
import type { Availability, Compatibility } from './newer-functions.ts';

type Node = { readonly type: string; readonly [key: string]: unknown };

type Visit = (node: Node, parent: Node | null, key: string) => void;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function walk(node: Node, visit: Visit, parent: Node | null = null, key = ''): void {
  visit(node, parent, key);
  for (const [name, value] of Object.entries(node)) {
    for (const child of [value].flat()) if (isNode(child)) walk(child, visit, node, name);
  }
}

/** The name that a key or a property spells out: `a`, `'a'`, `['a']`, but not `[a]`. */
function literalName(key: unknown, isComputed: unknown): string | null {
  if (!isNode(key)) return null;
  if (key.type === 'Literal' && typeof key.value === 'string') return key.value;
  return key.type === 'Identifier' && !isComputed ? String(key.name) : null;
}

const bindingKeys = new Set(['id', 'params', 'param', 'local']);

/** @returns the name that the code declares here */
function declaredName(node: Node, parent: Node | null, key: string): string | null {
  if (node.type === 'AssignmentPattern')
    return isNode(node.left) ? declaredName(node.left, null, 'id') : null;
  if (node.type !== 'Identifier' || !parent) return node.type === 'Identifier' ? String(node.name) : null;
  const isBound = bindingKeys.has(key) || parent.type === 'ArrayPattern' || parent.type === 'RestElement';
  return isBound ? String(node.name) : null;
}

/** @returns the names that `{ a, b: c = 1 }` declares */
function patternNames({ properties }: Node): string[] {
  return [properties].flat().flatMap((property) => {
    const value = isNode(property) ? property.value : null;
    const name = isNode(value) ? declaredName(value, null, 'id') : null;
    return name ? [name] : [];
  });
}

const ownKeyTypes = new Set(['Property', 'MethodDefinition', 'PropertyDefinition']);

type Names = {
  readonly globals: ReadonlySet<string>;
  readonly statics: ReadonlySet<string>;
  readonly members: ReadonlySet<string>;
  /** Of properties that the code gives to objects of its own. */
  readonly own: ReadonlySet<string>;
};

/** @param code JavaScript, or TypeScript with JSX */
function readNames(code: string, known: Compatibility): Names {
  const globals = new Set<string>();
  const statics = new Set<string>();
  const members = new Set<string>();
  const own = new Set<string>();
  const declared = new Set<string>();
  const isMissing = (map: ReadonlyMap<string, Availability>, name: string) =>
    (map.get(name) ?? 'available') !== 'available';

  walk(parseAst(code, { lang: 'tsx' }) as unknown as Node, (node, parent, key) => {
    const declares = node.type === 'ObjectPattern' ? patternNames(node) : [declaredName(node, parent, key)];
    for (const name of declares) if (name) declared.add(name);
    if (ownKeyTypes.has(node.type) && !(node.type === 'Property' && parent?.type === 'ObjectPattern')) {
      const name = literalName(node.key, node.computed);
      if (name) own.add(name);
    }
    if (node.type === 'Identifier') {
      const isKey = key === 'property' ? !parent?.computed : key === 'key' && !parent?.computed;
      const name = String(node.name);
      if (!isKey && isMissing(known.globals, name)) globals.add(name);
    }
    if (node.type !== 'MemberExpression') return;
    const name = literalName(node.property, node.computed);
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
  });
  for (const name of declared) globals.delete(name);
  return { globals, statics, members, own };
}

/**
 * @param files code by its file's name
 * @returns the files that name each: 'requestIdleCallback', 'AbortSignal.any', '.checkVisibility'
 */
export function newerFunctions(
  files: Readonly<Record<string, string>>,
  known: Compatibility,
): ReadonlyMap<string, readonly string[]> {
  const read = Object.entries(files).map(([file, code]) => ({ file, ...readNames(code, known) }));
  const own = new Set(read.flatMap((one) => [...one.own]));
  const found = new Map<string, string[]>();
  for (const { file, globals, statics, members } of read) {
    // A name that the code gives to its own objects says nothing.
    const foreign = [...members].filter((name) => !own.has(name)).map((name) => `.${name}`);
    for (const name of [...globals, ...statics, ...foreign])
      found.set(name, [...(found.get(name) ?? []), file]);
  }
  return found;
}

/**
 * @param found as `newerFunctions` gives them
 * @param reasons why nothing breaks without a function, by its name
 * @returns what is wrong, in a sentence each
 */
export function uncovered(
  found: ReadonlyMap<string, readonly string[]>,
  reasons: Readonly<Record<string, string>>,
): string[] {
  return [
    ...[...found]
      .filter(([name]) => !(name in reasons))
      .map(([name, files]) => `${name} is newer than the floor, or differs there: ${files.join(', ')}`),
    ...Object.keys(reasons)
      .filter((name) => !found.has(name))
      .map((name) => `${name} is covered, but no file names it any more`),
  ];
}
