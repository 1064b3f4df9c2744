import { keysOfAmount } from './amount.ts';
import {
  type Block,
  type Inline,
  linesOf,
  type PrintedBlock,
  type Template,
  type Values,
} from './document.ts';
import type { Condition } from './field.ts';
import { keysOfWording, type Wording } from './inflection.ts';
import { dependenciesOfFields, isMet } from './values.ts';

/**
 * Empties the conditional blocks whose condition does not hold. The conditions stay, because the form must still ask
 * for the fields that they depend on.
 */
function pruneBlocks(blocks: readonly Block[], values: Values): readonly Block[] {
  return blocks.map((block) => {
    if (block.kind !== 'conditional') return block;
    return { ...block, blocks: isMet(block.when, values) ? pruneBlocks(block.blocks, values) : [] };
  });
}

export function flattenBlocks(blocks: readonly Block[]): readonly PrintedBlock[] {
  return blocks.flatMap((block) => (block.kind === 'conditional' ? flattenBlocks(block.blocks) : [block]));
}

export function printedBlocks({ blocks }: Template, values: Values): readonly PrintedBlock[] {
  return flattenBlocks(pruneBlocks(blocks, values));
}

export function conditionsOf(blocks: readonly Block[]): readonly Condition[] {
  return blocks.flatMap((block) =>
    block.kind === 'conditional' ? [block.when, ...conditionsOf(block.blocks)] : [],
  );
}

function keysOfInline(inline: Inline): readonly string[] {
  switch (inline.kind) {
    case 'text':
      return [];
    case 'field':
    case 'box':
      return [inline.key];
    case 'computed':
      return keysOfAmount(inline.amount);
    case 'inflected':
      return [inline.fieldKey];
    case 'phrase':
      return inline.dependsOn;
  }
}

/**
 * Returns the block's titles and headers, which may agree with an answer. `linesOf` returns the other text of the
 * block.
 */
export function wordingsOf(block: PrintedBlock): readonly Wording[] {
  switch (block.kind) {
    case 'title':
      return [block.subtitle];
    case 'heading':
      return [block.text];
    case 'fields':
      return [block.name, ...block.header];
    default:
      return [];
  }
}

function keysOfBlock(block: PrintedBlock): readonly string[] {
  const lineKeys = linesOf(block).flatMap((line) => line.flatMap(keysOfInline));
  const choiceKeys = block.kind === 'choice' ? [block.key] : [];
  return [...lineKeys, ...choiceKeys, ...wordingsOf(block).flatMap(keysOfWording)];
}

/** Returns all keys in the text and in the conditions of these blocks, including mistyped keys that no field has. */
export function keysOfBlocks(blocks: readonly Block[]): readonly string[] {
  const conditions = conditionsOf(blocks).flatMap(({ dependsOn }) => dependsOn);
  return [...conditions, ...flattenBlocks(blocks).flatMap(keysOfBlock)];
}

export function dependencyKeys(template: Template, blocks: readonly Block[]): readonly string[] {
  return dependenciesOfFields(template, keysOfBlocks(blocks));
}

const noKeys: ReadonlySet<string> = new Set();

/**
 * Returns the keys of the fields that matter only to blocks that don't print. The store keeps the answers to these
 * fields, but the document ignores them.
 */
export function unneededKeys(template: Template, values: Values): ReadonlySet<string> {
  const { blocks, title, description, keywords, footer } = template;
  if (conditionsOf(blocks).length === 0) return noKeys;
  const neededKeys = new Set([
    ...dependencyKeys(template, pruneBlocks(blocks, values)),
    ...[title, description, footer, ...keywords].flatMap(keysOfWording),
  ]);
  return new Set(dependencyKeys(template, blocks).filter((key) => !neededKeys.has(key)));
}

export function neededAnswers(template: Template, values: Values): Values {
  const keysToOmit = unneededKeys(template, values);
  if (keysToOmit.size === 0) return values;
  return Object.fromEntries(Object.entries(values).filter(([key]) => !keysToOmit.has(key)));
}
