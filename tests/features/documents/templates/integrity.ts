import { linesOf, type Template } from '../../../../src/features/documents/model/document.ts';
import type { Field } from '../../../../src/features/documents/model/field.ts';

export function fieldsOf(template: Template): readonly Field[] {
  return template.groups.flatMap((group) => group.fields);
}

/** Every piece of a document's text between its fields, headings apart: the shop names those. */
export function textsOf(template: Template): readonly string[] {
  return template.blocks
    .flatMap(linesOf)
    .flatMap((line) => line.flatMap((inline) => (inline.kind === 'text' ? [inline.text.trim()] : [])));
}

/** The fields whose value a document prints. */
export function printedKeys(template: Template): readonly string[] {
  return template.blocks.flatMap((block) => {
    if (block.kind === 'fields') return block.rows.map(({ key }) => key);
    if (block.kind === 'choice') return [block.key];
    return linesOf(block).flatMap((line) =>
      line.flatMap((inline) => (inline.kind === 'field' || inline.kind === 'box' ? [inline.key] : [])),
    );
  });
}

/** The fields that a document's words agree with, and those that decide whether others apply. */
function agreedKeys(template: Template): readonly string[] {
  const rows = template.blocks.flatMap((block) => (block.kind === 'fields' ? block.rows : []));
  const before = rows.flatMap((row) => (row.before ? [row.before.by] : []));
  const inText = template.blocks.flatMap(linesOf).flatMap((line) =>
    line.flatMap((inline) => {
      if (inline.kind === 'phrase') return inline.from;
      return inline.kind === 'inflected' ? [inline.by] : [];
    }),
  );
  const conditions = fieldsOf(template).flatMap(({ applies }) => applies?.from ?? []);
  return [...before, ...inText, ...conditions];
}

/** Fields that a person would fill in for nothing. */
export function unprintedFields(template: Template): readonly string[] {
  const printed = new Set([...printedKeys(template), ...agreedKeys(template)]);
  return fieldsOf(template)
    .map(({ key }) => key)
    .filter((key) => !printed.has(key));
}

/** Boxes of fields that are no box, and choices of fields without options. */
export function brokenReferences(template: Template): readonly string[] {
  const kinds = new Map(fieldsOf(template).map(({ key, kind }) => [key, kind]));
  const choices = template.blocks.flatMap((block) => (block.kind === 'choice' ? [block.key] : []));
  const boxes = template.blocks
    .flatMap(linesOf)
    .flatMap((line) => line.flatMap((inline) => (inline.kind === 'box' ? [inline.key] : [])));
  return [
    ...choices.filter((key) => kinds.get(key) !== 'choice'),
    ...boxes.filter((key) => kinds.get(key) !== 'check'),
  ];
}
