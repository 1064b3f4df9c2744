import { conditionsOf, flattenBlocks } from '../../../../src/features/documents/model/conditional.ts';
import { fieldsOf, linesOf, type Template } from '../../../../src/features/documents/model/document.ts';

/** Returns the text of a document's lines, without field values. */
export function textsOf(template: Template): readonly string[] {
  return template.blocks
    .flatMap(linesOf)
    .flatMap((line) => line.flatMap((inline) => (inline.kind === 'text' ? [inline.text.trim()] : [])));
}

export function printedKeys({ blocks }: Template): readonly string[] {
  const printedChoiceKeys = flattenBlocks(blocks).flatMap((block) =>
    block.kind === 'choice' ? [block.key] : [],
  );
  const inlineKeys = blocks
    .flatMap(linesOf)
    .flatMap((line) =>
      line.flatMap((inline) => (inline.kind === 'field' || inline.kind === 'box' ? [inline.key] : [])),
    );
  return [...printedChoiceKeys, ...inlineKeys];
}

/** Returns the keys of the fields that inflect words or decide if other fields apply. */
function decidingKeys(template: Template): readonly string[] {
  const inflectingKeys = template.blocks.flatMap(linesOf).flatMap((line) =>
    line.flatMap((inline) => {
      if (inline.kind === 'phrase') return inline.dependsOn;
      return inline.kind === 'inflected' ? [inline.fieldKey] : [];
    }),
  );
  const fieldConditionKeys = fieldsOf(template).flatMap(({ appliesIf }) => appliesIf?.dependsOn ?? []);
  return [...inflectingKeys, ...fieldConditionKeys];
}

/** Returns the keys of the fields whose answers have no effect on the document. */
export function unusedKeys(template: Template): readonly string[] {
  const blockConditionKeys = conditionsOf(template.blocks).flatMap(({ dependsOn }) => dependsOn);
  const usedKeys = new Set([...printedKeys(template), ...decidingKeys(template), ...blockConditionKeys]);
  return fieldsOf(template)
    .map(({ key }) => key)
    .filter((key) => !usedKeys.has(key));
}

/** Returns the keys of boxes whose field is not a check, and of choices whose field is not a choice. */
export function keysOfWrongKind(template: Template): readonly string[] {
  const kinds = new Map(fieldsOf(template).map(({ key, kind }) => [key, kind]));
  const blocks = flattenBlocks(template.blocks);
  const choiceKeys = blocks.flatMap((block) => (block.kind === 'choice' ? [block.key] : []));
  const boxKeys = blocks
    .flatMap(linesOf)
    .flatMap((line) => line.flatMap((inline) => (inline.kind === 'box' ? [inline.key] : [])));
  return [
    ...choiceKeys.filter((key) => kinds.get(key) !== 'choice'),
    ...boxKeys.filter((key) => kinds.get(key) !== 'check'),
  ];
}
