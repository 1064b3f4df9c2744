import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conditionsOf, unneededKeys } from '../../../../src/features/documents/model/conditional.ts';
import { fieldOf, fieldsOf } from '../../../../src/features/documents/model/document.ts';
import { parseInput, problemOf } from '../../../../src/features/documents/model/input.ts';
import { templates } from '../all-templates.ts';
import { sampleAnswers } from '../sample-answers.ts';
import { keysOfWrongKind, printedKeys, unusedKeys } from './integrity.ts';

const today = '2026-03-02';

test.each(templates)('$productId: every field has a unique key and an effect on the document', (template) => {
  const keys = fieldsOf(template).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(0);
  expect(new Set(keys).size).toBe(keys.length);
  expect(unusedKeys(template), 'Fields whose answer the text neither prints nor depends on').toEqual([]);
  expect(keysOfWrongKind(template), 'Keys of boxes and choices whose field has another kind').toEqual([]);
});

test.each(templates)('$productId: examples are valid and realistic, and hints contain none', (template) => {
  for (const field of fieldsOf(template)) {
    const { kind, hint, example, key } = field;
    if (example === '') continue;
    expect(problemOf(field, parseInput(field, example)), key).toBeNull();
    expect(example, key).not.toMatch(/ejemplo|prueba|\.example|000/i);
    // Fields of these kinds need no example: a date's hint shows its format, and the others are clear without one.
    expect(['date', 'choice', 'check', 'region', 'money', 'year', 'integer'], key).not.toContain(kind);
    expect(hint, `${key} has an example in its hint`).not.toMatch(/\d|por ejemplo|…/);
  }
});

test.each(templates)('$productId: presets and samples are valid', (template) => {
  const values = sampleAnswers(template);
  for (const field of fieldsOf(template)) {
    expect(problemOf(field, field.preset), field.key).toBeNull();
    expect(values[field.key], field.key).not.toBe('');
    expect(problemOf(field, values[field.key]), field.key).toBeNull();
  }
});

test.each(templates)('$productId: a blank document has no warning', ({ warnings }) => {
  expect(warnings({}, today)).toEqual([]);
});

test.each(templates)('$productId: any warning has a message and names fields of the template', (template) => {
  const keys = fieldsOf(template).map(({ key }) => key);
  const oddAnswer = fc.constantFrom(
    '',
    '0',
    '9:00',
    '08:00',
    '23:59',
    'x',
    '12',
    '2026-03-02',
    '2031-01-01',
    'si',
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), oddAnswer), (values) => {
      for (const warning of template.warnings(values, today)) {
        expect(warning.message).not.toBe('');
        expect(warning.sourceText, warning.message).not.toBe('');
        expect(warning.keys.length).toBeGreaterThan(0);
        for (const key of warning.keys) expect(keys).toContain(key);
      }
    }),
    { numRuns: 300 },
  );
});

test.each(templates)('$productId: every rule has a sentence and a source for lawyers', (template) => {
  for (const { keys, requirement, sentence, source } of template.rules.flatMap(({ lines }) => lines)) {
    const label = (key: string) => fieldOf(template, key).label;
    expect(keys.map(label)).not.toContain('');
    expect(requirement?.(label)).not.toBe('');
    expect(sentence(label)).toMatch(/[.:)?]$/);
    expect(source.citation).not.toBe('');
  }
});

test.each(templates)('$productId: warnings show only text of listed sources', (template) => {
  const lines = template.rules.flatMap(({ lines }) => lines);
  // The text of some sources contains the number of hours in the contract.
  const removeHours = (text = '') => text.replace(/\d+ horas?, distribuidas?/, 'n horas');
  const listedSources = new Set(lines.map(({ source }) => removeHours(source.displayText)));
  const sample = sampleAnswers(template);
  const otherDocuments = [{ values: sample, mention: () => 'el borrador' }];
  const oddAnswer = fc.constantFrom(
    '',
    'no',
    '0',
    '2:00',
    '21:00',
    '3',
    '2014-12-18',
    '2031-12-31',
    '11.111.111-1',
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(sample)), oddAnswer), (values) => {
      for (const { sourceText } of template.warnings({ ...sample, ...values }, today, otherDocuments))
        expect(listedSources).toContain(removeHours(sourceText));
    }),
  );
});

test.each(templates)('$productId: compare returns exactly the warnings about other documents', (template) => {
  const values = sampleAnswers(template);
  const otherDocuments = [{ values, mention: () => 'el borrador' }];
  const warningsAlone = template.warnings(values, today);
  const addedWarnings = template
    .warnings(values, today, otherDocuments)
    .filter(({ message }) => !warningsAlone.some((warning) => warning.message === message));
  expect(template.compare?.(values, otherDocuments) ?? []).toEqual(addedWarnings);
});

test.each(templates)('$productId: at most one field asks for each fact', ({ groups }) => {
  const facts = groups.flatMap(({ fields }) => fields.flatMap(({ fact }) => fact ?? []));
  expect(new Set(facts).size).toBe(facts.length);
});

test.each(templates)('$productId: reminders and shared facts name fields of the template', (template) => {
  const kinds = new Map(fieldsOf(template).map(({ key, kind }) => [key, kind]));
  for (const { key, event, titleKeys, detailKeys } of template.reminders) {
    expect(kinds.get(key), key).toBe('date');
    expect(event).not.toBe('');
    for (const detailKey of [...titleKeys, ...detailKeys]) expect(kinds.has(detailKey), detailKey).toBe(true);
  }
  const sharedKeys = Object.values(template.sharedFields);
  expect(new Set(sharedKeys).size).toBe(sharedKeys.length);
  for (const key of sharedKeys) expect(kinds.has(key), key).toBe(true);
});

test.each(templates)(
  '$productId: words, proposals and conditions depend only on fields of the template',
  (template) => {
    const fields = new Map(fieldsOf(template).map((field) => [field.key, field]));
    for (const { key, proposal, appliesIf, inflected } of fields.values()) {
      for (const dependency of [...(proposal?.dependsOn ?? []), ...(appliesIf?.dependsOn ?? [])])
        expect(fields.has(dependency), `${key} from ${dependency}`).toBe(true);
      for (const words of [inflected?.label, inflected?.hint])
        if (words) expect(fields.has(words.fieldKey)).toBe(true);
    }
    for (const { inflectedTitle, rows, fields: groupFields } of template.groups) {
      if (inflectedTitle) expect(fields.has(inflectedTitle.fieldKey)).toBe(true);
      if (!rows) continue;
      expect(rows.keys.flat()).toEqual(groupFields.map(({ key }) => key));
      expect(rows.minRows).toBeGreaterThan(0);
      for (const words of Object.values(rows.words)) expect(words).not.toBe('');
    }
  },
);

test.each(templates)('$productId: fields of a condition come before the fields of its block', (template) => {
  const keyOrder = fieldsOf(template).map(({ key }) => key);
  const answerSets = [{}, sampleAnswers(template)];
  const unneeded = new Set(answerSets.flatMap((values) => [...unneededKeys(template, values)]));
  for (const block of template.blocks) {
    if (block.kind !== 'conditional') continue;
    const blockKeys = printedKeys({ ...template, blocks: [block] }).filter((key) => unneeded.has(key));
    const firstIndex = Math.min(...blockKeys.map((key) => keyOrder.indexOf(key)));
    for (const { dependsOn } of conditionsOf([block]))
      for (const key of dependsOn) expect(keyOrder.indexOf(key), key).toBeLessThan(firstIndex);
  }
});

test('fields for the same fact have the same kind in all templates', () => {
  const kinds = new Map<string, string>();
  for (const template of templates) {
    for (const [name, key] of Object.entries(template.sharedFields)) {
      const kind = fieldsOf(template).find((field) => field.key === key)?.kind ?? '';
      expect([name, kinds.get(name) ?? kind]).toEqual([name, kind]);
      kinds.set(name, kind);
    }
  }
});
