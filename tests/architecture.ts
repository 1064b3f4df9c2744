// Reads imports out of sources and holds them against the table in architecture.test.ts.
import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

export type Module = {
  /** Path inside the repository, with slashes: 'src/ui/button.tsx'. */
  readonly path: string;
  readonly source: string;
};

export type Table = Readonly<Record<string, readonly string[]>>;

type Reading = {
  /** Specifiers of every import: static, dynamic, re-exported and type-only alike, and the patterns of globs. */
  readonly specifiers: readonly string[];
  /** Whether it sets raw HTML, as an attribute or as a property. */
  readonly setsHtml: boolean;
};

/** @throws Error on a source that does not parse */
export function read({ path, source }: Module): Reading {
  const { module, program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
  ];
  let setsHtml = false;
  const raw = ['dangerouslySetInnerHTML', 'innerHTML', 'outerHTML', 'insertAdjacentHTML', 'srcdoc', 'srcDoc'];
  const isRawHtml = (name: unknown) => raw.some((each) => each === name);
  new Visitor({
    ImportExpression({ source: from }) {
      specifiers.push(from.type === 'Literal' && typeof from.value === 'string' ? from.value : '(computed)');
    },
    CallExpression({ callee, arguments: [pattern] }) {
      const isGlob =
        callee.type === 'MemberExpression' &&
        callee.object.type === 'MetaProperty' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'glob';
      if (!isGlob) return;
      const isText = pattern?.type === 'Literal' && typeof pattern.value === 'string';
      specifiers.push(isText ? String(pattern.value) : '(computed)');
    },
    TSImportType({ source: from }) {
      specifiers.push(from.value);
    },
    JSXAttribute({ name }) {
      setsHtml ||= isRawHtml(name.name);
    },
    MemberExpression({ property }) {
      setsHtml ||= property.type === 'Identifier' && isRawHtml(property.name);
    },
    Property({ key }) {
      setsHtml ||=
        (key.type === 'Identifier' && isRawHtml(key.name)) ||
        (key.type === 'Literal' && isRawHtml(key.value));
    },
  }).visit(program);
  return { specifiers: [...new Set(specifiers)], setsHtml };
}

/**
 * The row of a file: that of its innermost folder that has one, 'app' for a file directly in src. A file whose
 * folders have none is named after its feature or top folder.
 */
export function rowOf(path: string, table: Table): string {
  const [, ...folders] = path.split('/').slice(0, -1);
  if (folders.length === 0) return 'app';
  for (let depth = folders.length; depth > 0; depth -= 1) {
    const row = folders.slice(0, depth).join('/');
    if (table[row]) return row;
  }
  return folders.slice(0, folders[0] === 'features' ? 2 : 1).join('/');
}

function resolve(from: string, specifier: string): string {
  return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
}

function mayImport(table: Table, from: string, to: string): boolean {
  const seen = table[from] ?? [];
  if (from === to || seen.includes(to)) return true;
  return to.startsWith('features/') && seen.includes('features/*');
}

/** What is wrong with a file's imports, in a sentence each. */
function wrongImports(path: string, specifiers: readonly string[], table: Table): string[] {
  const row = rowOf(path, table);
  if (!table[row]) return [`${path}: no row for ${row} in the table`];
  return specifiers.flatMap((specifier) => {
    if (specifier === '(computed)') return [`${path}: imports a computed path, which the table cannot check`];
    if (!specifier.startsWith('.')) return specifier.startsWith('/') ? [`${path}: imports ${specifier}`] : [];
    const target = resolve(path, specifier);
    if (!target.startsWith('src/')) return [`${path}: imports ${target}, outside src`];
    return mayImport(table, row, rowOf(target, table)) ? [] : [`${path}: ${row} may not import ${target}`];
  });
}

const grabBag = /^(index|utils?|helpers?|common|shared|misc)\./;

/** Every file that can be reached from itself, as the path that leads back. */
export function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const walk = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) cycles.push([...trail.slice(start), path].join(' -> '));
    if (start >= 0 || done.has(path)) return;
    for (const next of imports.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const path of imports.keys()) walk(path, []);
  return cycles;
}

/** @returns what is wrong, in a sentence each; nothing when all is well */
export function check(modules: readonly Module[], table: Table): string[] {
  const readings = modules.map((module) => ({ path: module.path, ...read(module) }));
  const known = new Set(modules.map(({ path }) => path));
  const imports = new Map(
    readings.map(({ path, specifiers }) => [
      path,
      specifiers.map((specifier) => resolve(path, specifier)).filter((target) => known.has(target)),
    ]),
  );
  return [
    ...readings.flatMap(({ path, specifiers }) => wrongImports(path, specifiers, table)),
    ...readings.filter(({ setsHtml }) => setsHtml).map(({ path }) => `${path}: sets raw HTML`),
    ...readings
      .filter(({ path }) => grabBag.test(posix.basename(path)))
      .map(({ path }) => `${path}: the name does not say what it holds`),
    ...findCycles(imports).map((cycle) => `cycle: ${cycle}`),
  ];
}
