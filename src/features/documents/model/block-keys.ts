import {
  type Block,
  type InlineRenderer,
  type Line,
  type Renderer,
  type Row,
  renderBlock,
  renderInline,
} from './document.ts';

type Keys = readonly string[];

const inlineKeys: InlineRenderer<Keys, null> = {
  text: () => [],
  field: ({ key }) => [key],
  box: ({ key }) => [key],
  computed: ({ amount }) => (amount.unit === 'pesos' ? amount.of : [...amount.plus, ...amount.minus].flat()),
};

function ofLines(lines: readonly Line[]): Keys {
  return lines.flat().flatMap((inline) => renderInline(inlineKeys, inline, null));
}

const blockKeys: Renderer<Keys, null> = {
  title: () => [],
  heading: () => [],
  paragraph: ({ content }) => ofLines([content]),
  list: ({ items }) => ofLines(items),
  choice: ({ key }) => [key],
  fields: ({ keys }) => keys,
  table: ({ caption, rows }) => ofLines([caption, ...rows.flatMap(({ cells }) => cells)]),
  signatures: ({ people }) => ofLines(people.flat()),
};

/** Computes once for each object, which a template never changes. */
function memoize<Of extends object>(compute: (of: Of) => Keys): (of: Of) => Keys {
  const known = new WeakMap<Of, Keys>();
  return (of) => {
    const keys = known.get(of) ?? [...new Set(compute(of))];
    known.set(of, keys);
    return keys;
  };
}

/** The fields that a block prints or computes with: it looks the same while none of them changes. */
export const keysOf = memoize((block: Block) => renderBlock(blockKeys, block, null));

/** The same of a table's row. */
export const keysOfRow = memoize((row: Row) => ofLines(row.cells));
