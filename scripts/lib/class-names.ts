import * as v from 'valibot';
import { parseSync } from 'vite';

const Node = v.looseObject({ type: v.string() });
const Attribute = v.looseObject({
  type: v.literal('JSXAttribute'),
  name: v.looseObject({ name: v.unknown() }),
});
const Text = v.union([
  v.looseObject({ type: v.literal('Literal'), value: v.string() }),
  v.pipe(
    v.looseObject({ type: v.literal('TemplateElement'), value: v.looseObject({ cooked: v.string() }) }),
    v.transform(({ value }) => ({ value: value.cooked })),
  ),
]);

/** Parts of a module whose strings are no class names, whatever their words. */
function holdsNone(node: v.InferOutput<typeof Node>): boolean {
  return (
    ['ImportDeclaration', 'ExportAllDeclaration', 'ImportExpression', 'JSXText'].includes(node.type) ||
    (v.is(Attribute, node) && !/class/i.test(String(node.name.name)))
  );
}

function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const each of value) collect(each, found);
    return;
  }
  if (!v.is(Node, value) || holdsNone(value)) return;
  const text = v.safeParse(Text, value);
  if (text.success) for (const word of text.output.value.split(/\s+/)) found.add(word);
  else for (const each of Object.values(value)) collect(each, found);
}

/**
 * The words of a module's strings that can be class names: not those of its imports, comments, texts and other attributes.
 * @param source of a module in TypeScript with JSX
 * @throws {Error} on source that cannot be parsed
 */
export function classNames(source: string): ReadonlySet<string> {
  const { program, errors } = parseSync('module.tsx', source);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  const found = new Set<string>();
  collect(program, found);
  return found;
}

const classSelector = /\.((?:\\.|[A-Za-z_\u0080-\uffff-])(?:\\.|[\w\u0080-\uffff-])*)(?=[^{};]*\{)/g;

/** @returns the classes that a built style sheet has rules for, as a class list names them */
export function classesIn(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(classSelector)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1')));
}

/** @returns those in Tailwind's layer of utilities */
export function utilities(css: string): ReadonlySet<string> {
  const begin = css.indexOf('@layer utilities{');
  if (begin < 0) return new Set();
  let depth = 0;
  let end = css.indexOf('{', begin);
  do {
    if (css[end] === '{') depth += 1;
    if (css[end] === '}') depth -= 1;
    end += 1;
  } while (depth > 0 && end < css.length);
  return classesIn(css.slice(begin, end));
}
