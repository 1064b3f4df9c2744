import { conditionsOf, flattenBlocks } from '../../../../src/features/documents/model/conditional.ts';
import { fieldsOf, linesOf, type Template } from '../../../../src/features/documents/model/document.ts';

/** Returns the text of a document's lines, without field values. */
export function textsOf(template: Template): readonly string[] {
  return template.blocks
    .flatMap(linesOf)
    .flatMap((line) => line.flatMap((inline) => (inline.kind === 'text' ? [inline.text.trim()] : [])));
}

export function printedKeys({ blocks }: Template): readonly string[] {
  const choices = flattenBlocks(blocks).flatMap((block) => (block.kind === 'choice' ? [block.key] : []));
  const inText = blocks
    .flatMap(linesOf)
    .flatMap((line) =>
      line.flatMap((inline) => (inline.kind === 'field' || inline.kind === 'box' ? [inline.key] : [])),
    );
  return [...choices, ...inText];
}

/** Returns the keys of the fields that inflect words or decide if other fields apply. */
function decidingKeys(template: Template): readonly string[] {
  const inText = template.blocks.flatMap(linesOf).flatMap((line) =>
    line.flatMap((inline) => {
      if (inline.kind === 'phrase') return inline.dependsOn;
      return inline.kind === 'inflected' ? [inline.fieldKey] : [];
    }),
  );
  const conditions = fieldsOf(template).flatMap(({ appliesIf }) => appliesIf?.dependsOn ?? []);
  return [...inText, ...conditions];
}

/** Returns the keys of the fields whose answers have no effect on the document. */
export function unusedKeys(template: Template): readonly string[] {
  const deciding = conditionsOf(template.blocks).flatMap(({ dependsOn }) => dependsOn);
  const used = new Set([...printedKeys(template), ...decidingKeys(template), ...deciding]);
  return fieldsOf(template)
    .map(({ key }) => key)
    .filter((key) => !used.has(key));
}

/** Returns the keys of boxes whose field is not a check, and of choices whose field is not a choice. */
export function keysOfWrongKind(template: Template): readonly string[] {
  const kinds = new Map(fieldsOf(template).map(({ key, kind }) => [key, kind]));
  const blocks = flattenBlocks(template.blocks);
  const choices = blocks.flatMap((block) => (block.kind === 'choice' ? [block.key] : []));
  const boxes = blocks
    .flatMap(linesOf)
    .flatMap((line) => line.flatMap((inline) => (inline.kind === 'box' ? [inline.key] : [])));
  return [
    ...choices.filter((key) => kinds.get(key) !== 'choice'),
    ...boxes.filter((key) => kinds.get(key) !== 'check'),
  ];
}
