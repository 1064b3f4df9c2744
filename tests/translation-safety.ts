// Finds texts in JSX that React can't update any more after the browser has translated the page.
import { type ESTree, parseSync, Visitor } from 'vite';

type Module = {
  /** Path of the file, as the results should show it. */
  readonly path: string;
  readonly source: string;
};

/**
 * 'fixed': text that never changes. 'changing': text that may change, or a value that may be text. 'optional': elements
 * that may appear or disappear. 'element': an element that never disappears. 'space': blanks, which translators don't
 * replace, and values that render nothing.
 */
type Kind = 'fixed' | 'changing' | 'optional' | 'element' | 'space';

/** Returns the names that a file imports or declares at its top level. Their values never change. */
function fixedNames({ body }: ESTree.Program): ReadonlySet<string> {
  const names = new Set<string>();
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      for (const { local } of statement.specifiers) names.add(local.name);
    }
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id } of statement.declarations) {
      if (id.type === 'Identifier') names.add(id.name);
      if (id.type !== 'ObjectPattern') continue;
      for (const property of id.properties) {
        if (property.type === 'Property' && property.value.type === 'Identifier')
          names.add(property.value.name);
      }
    }
  }
  return names;
}

/** Names of props that receive only elements, never text. */
const elementProps = ['aside', 'children', 'backLink', 'footer', 'content', 'intro', 'renderBlock', 'words'];

const kindOfText = (text: string): Kind => (text.trim() === '' ? 'space' : 'fixed');

/**
 * Returns the kind of an expression between braces.
 * @param fixed names whose values never change
 */
function kindOf(value: ESTree.Expression | ESTree.JSXEmptyExpression, fixed: ReadonlySet<string>): Kind {
  const kind = (inner: ESTree.Expression) => kindOf(inner, fixed);
  const conditionalKind = (inner: ESTree.Expression): Kind =>
    ['element', 'optional', 'space'].includes(kind(inner)) ? 'optional' : 'changing';
  switch (value.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return 'element';
    case 'Literal':
      return typeof value.value === 'string' ? kindOfText(value.value) : 'space';
    case 'ParenthesizedExpression':
      return kind(value.expression);
    case 'Identifier':
      if (elementProps.includes(value.name)) return 'optional';
      return fixed.has(value.name) ? 'fixed' : 'changing';
    case 'MemberExpression':
      if (value.object.type === 'Super') return 'changing';
      return value.computed && value.property.type !== 'Literal' ? 'changing' : kind(value.object);
    case 'ChainExpression':
      return kind(value.expression);
    case 'LogicalExpression':
      return conditionalKind(value.right);
    case 'ConditionalExpression':
      return conditionalKind(value.consequent) === 'optional' ? conditionalKind(value.alternate) : 'changing';
    case 'CallExpression': {
      if (value.callee.type === 'Identifier' && elementProps.includes(value.callee.name)) return 'optional';
      const [argument] = value.arguments;
      const isMapCall =
        value.callee.type === 'MemberExpression' && argument?.type === 'ArrowFunctionExpression';
      if (!isMapCall) return 'changing';
      return argument.body.type === 'BlockStatement' ? 'optional' : conditionalKind(argument.body);
    }
    default:
      return 'changing';
  }
}

function kindOfChild(child: ESTree.JSXChild, fixed: ReadonlySet<string>): Kind {
  if (child.type === 'JSXText') return kindOfText(child.value);
  if (child.type !== 'JSXExpressionContainer') return 'element';
  return child.expression.type === 'JSXEmptyExpression' ? 'space' : kindOf(child.expression, fixed);
}

/**
 * Finds texts that are unsafe on a translated page. A translator removes a text's node from the page. React then
 * updates a node that nobody sees, and throws if it removes the node or inserts an element before it. A text alone in
 * its element is safe, because React sets the element's content. A fixed text is safe too, unless an element that may
 * appear precedes it.
 * @returns 'path:line' of each unsafe text
 */
export function unsafeTexts({ path, source }: Module): string[] {
  const { program } = parseSync(path, source);
  const fixed = fixedNames(program);
  const locations: string[] = [];
  const check = (children: readonly ESTree.JSXChild[], isFragment: boolean) => {
    const siblings = children
      .map((child) => ({ start: child.start, kind: kindOfChild(child, fixed) }))
      .filter(({ kind }) => kind !== 'space');
    for (const [index, { start, kind }] of siblings.entries()) {
      const isText = kind === 'fixed' || kind === 'changing';
      const isAlone = siblings.length === 1 && !isFragment;
      const isStable = kind === 'fixed' && !isFragment && siblings[index - 1]?.kind !== 'optional';
      if (isText && !isAlone && !isStable)
        locations.push(`${path}:${source.slice(0, start).split('\n').length}`);
    }
  };
  new Visitor({
    JSXElement({ openingElement: { name, attributes }, children }) {
      const isTranslated = attributes.every(
        ({ start, end }) => source.slice(start, end) !== 'translate="no"',
      );
      if (isTranslated) check(children, name.type === 'JSXIdentifier' && name.name === 'Fragment');
    },
    JSXFragment({ children }) {
      check(children, true);
    },
  }).visit(program);
  return locations;
}
