import {
  type Block,
  type InlineRenderer,
  type Line,
  type Renderer,
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

const known = new WeakMap<Block, Keys>();

/** The fields that a block prints or computes with: it looks the same while none of them changes. */
export function keysOf(block: Block): Keys {
  let keys = known.get(block);
  if (!keys) {
    keys = [...new Set(renderBlock(blockKeys, block, null))];
    known.set(block, keys);
  }
  return keys;
}
