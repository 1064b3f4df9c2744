// Sixty small faults, drawn once: `tsx freeze/make-faults.ts`. Files are drawn in proportion to their lines.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { own } from './site.ts';

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };
export type Fault = {
  readonly file: string;
  readonly line: number;
  readonly operator: string;
  /** The lines from there as they are, and as the fault makes them. */
  readonly before: string;
  readonly after: string;
  /** The first test that notices it; 'types' for the compiler, null for none, undefined while it was not tried. */
  noticedBy?: string | null | undefined;
};
type Change = { readonly operator: string; readonly start: number; readonly end: number; readonly text: string };

let seed = 14;
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}
const drawn = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const compared: Readonly<Record<string, string>> = { '===': '!==', '!==': '===', '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

/** What can be changed at that node. */
function changesOf(node: Node, parent: Node | null, code: string): readonly Change[] {
  const text = (each: Node) => code.slice(each.start, each.end);
  const change = (operator: string, at: Node, to: string): Change => ({ operator, start: at.start, end: at.end, text: to });
  switch (node.type) {
    case 'IfStatement': {
      const [test, then] = [node.test as Node, node.consequent as Node];
      const isEarly = !node.alternate && (then.type === 'ReturnStatement' || /^\{\s*return\b[^;]*;\s*\}$/.test(text(then)));
      return [
        change('negate a condition', test, `!(${text(test)})`),
        ...(isEarly ? [change('remove an early return', node, '')] : []),
      ];
    }
    case 'ConditionalExpression': {
      const test = node.test as Node;
      return [change('negate a condition', test, `!(${text(test)})`)];
    }
    case 'BinaryExpression': {
      const [left, right, operator] = [node.left as Node, node.right as Node, String(node.operator)];
      const other = compared[operator];
      return other ? [change('swap a comparison', node, `${text(left)} ${other} ${text(right)}`)] : [];
    }
    case 'LogicalExpression': {
      const [left, right, operator] = [node.left as Node, node.right as Node, String(node.operator)];
      if (operator === '??' || parent?.type === 'LogicalExpression') return [];
      return [change('swap && and ||', node, `${text(left)} ${operator === '&&' ? '||' : '&&'} (${text(right)})`)];
    }
    case 'ExpressionStatement': {
      const call = node.expression as Node;
      const called = call.type === 'AwaitExpression' ? (call.argument as Node) : call;
      return called.type === 'CallExpression' ? [change('drop a call', node, '')] : [];
    }
    case 'ReturnStatement': {
      const value = node.argument as Node | null;
      if (value?.type !== 'Literal') return [];
      const to = { true: 'false', false: 'true', null: 'undefined', "''": "'x'" }[text(value)];
      return to ? [change('return another constant', value, to)] : [];
    }
    case 'Literal': {
      if (typeof node.value === 'number' && Number.isInteger(node.value) && node.value < 1e6)
        return [change('off by one', node, String(node.value + 1))];
      const isKey = parent?.type === 'CallExpression' || parent?.type === 'NewExpression' || parent?.type === 'BinaryExpression';
      if (typeof node.value === 'string' && isKey && /^[\w.:-]{2,40}$/.test(node.value))
        return [change('change a key', node, `'${node.value}x'`)];
      return [];
    }
    default:
      return [];
  }
}

function changesIn(code: string, file: string): readonly Change[] {
  const found: Change[] = [];
  const walk = (node: Node, parent: Node | null): void => {
    if (/^TS(Type|Interface)|^Import|^JSXAttribute$/.test(node.type)) return;
    found.push(...changesOf(node, parent, code));
    for (const [key, value] of Object.entries(node)) {
      if (key === 'parent') continue;
      for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) walk(each, node);
    }
  };
  walk(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, null);
  return found;
}

/** The whole lines that a change touches, before and after it. */
function faultOf(file: string, code: string, { operator, start, end, text }: Change): Fault {
  const from = code.lastIndexOf('\n', start - 1) + 1;
  const to = code.indexOf('\n', end);
  return {
    file,
    line: code.slice(0, from).split('\n').length,
    operator,
    before: code.slice(from, to),
    after: code.slice(from, start) + text + code.slice(end, to),
  };
}

const files = ['src', 'deploy/proxy']
  .flatMap((folder) => readdirSync(join(own, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
  .filter((name) => /\.tsx?$/.test(name) && !/\.d\.ts$|vite\.config|^src\/content\//.test(name) && existsSync(join(own, name)))
  .sort()
  .map((name) => ({ name, code: readFileSync(join(own, name), 'utf8') }));
const lines = files.flatMap((file) => Array.from({ length: file.code.split('\n').length }, () => file));

const faults: Fault[] = [];
while (faults.length < 60) {
  const file = drawn(lines);
  if (!file) break;
  // By operator first: comparisons and calls would be nearly all.
  const changes = changesIn(file.code, file.name);
  const operator = drawn([...new Set(changes.map((each) => each.operator))]);
  const change = drawn(changes.filter((each) => each.operator === operator));
  if (!change) continue;
  const fault = faultOf(file.name, file.code, change);
  const isTaken = faults.some((each) => each.file === fault.file && Math.abs(each.line - fault.line) < 10);
  if (!isTaken) faults.push(fault);
}
writeFileSync(new URL('faults.json', import.meta.url), `${JSON.stringify(faults, null, 1)}\n`);
console.log(`${faults.length} faults`);
