import { parseSync } from 'vite';

/** Small fault in a file: a replacement for the text between two offsets. */
export type Mutant = {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
};

type SyntaxNode = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

/** Operators, each with another operator that somebody might write by mistake. */
const operators: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/** Methods, each with another method that does the opposite or less. */
const methods: Readonly<Record<string, string>> = {
  every: 'some',
  some: 'every',
  find: 'findLast',
  findLast: 'find',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toLowerCase: 'toString',
  trim: 'toString',
  toReversed: 'slice',
};

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function mutantsAt(node: SyntaxNode, text: string): readonly Mutant[] {
  const { type, start, end, operator, left, right, value, property, test, argument } = node;
  const replaceNode = (replacement: string): Mutant => ({ start, end, replacement });
  const otherOperator = typeof operator === 'string' ? operators[operator] : undefined;
  if (otherOperator && isNode(left) && isNode(right)) {
    const index = text.indexOf(String(operator), left.end);
    return [{ start: index, end: index + String(operator).length, replacement: otherOperator }];
  }
  if (type === 'UnaryExpression' && operator === '!' && isNode(argument))
    return [replaceNode(text.slice(argument.start, argument.end))];
  if (type === 'Literal' && typeof value === 'number') return [replaceNode(String(value + 1))];
  if (type === 'Literal' && typeof value === 'boolean') return [replaceNode(String(!value))];
  if ((type === 'ConditionalExpression' || type === 'IfStatement') && isNode(test))
    return [{ start: test.start, end: test.end, replacement: 'false' }];
  if (type === 'MemberExpression' && isNode(property)) {
    const name = text.slice(property.start, property.end);
    const opposite = Object.hasOwn(methods, name) ? methods[name] : undefined;
    return opposite ? [{ start: property.start, end: property.end, replacement: opposite }] : [];
  }
  return [];
}

/** Returns all mutants of a file's code in source order. Skips types and imports. */
export function mutantsOf(file: string, text: string): readonly Mutant[] {
  const { program } = parseSync(file, text);
  const mutants: Mutant[] = [];
  function visit(value: unknown): void {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value) || value.type.startsWith('TS') || value.type === 'ImportDeclaration') return;
    mutants.push(...mutantsAt(value, text));
    Object.values(value).forEach(visit);
  }
  visit(program.body);
  return mutants;
}

export function applyMutant(text: string, { start, end, replacement }: Mutant): string {
  return text.slice(0, start) + replacement + text.slice(end);
}
