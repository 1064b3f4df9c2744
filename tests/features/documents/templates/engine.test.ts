import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { normalizeForComparison } from '../../../../src/features/documents/model/comparing.ts';
import {
  fieldsOf,
  sheetLayoutsOf,
  type Template,
} from '../../../../src/features/documents/model/document.ts';
import { soldTemplates } from '../all-templates.ts';

// The engine is the code that all templates share. It must not know any of them.
const engineParts = ['model', 'form', 'batch', 'sheet', 'word', 'html', 'download'];
const folders = ['src/ui', ...engineParts.map((part) => join('src/features/documents', part))];

function filesOf(path: string): readonly string[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(path, name));
}

/** Words of templates that the engine may contain: kinds of fields, parts of a name, and Word's ids and styles. */
const generalWords =
  'apellidos celular direccion establecimiento firma horas inicio nombre region run rut'.split(' ');

/** Returns the text of every string, template literal and regular expression in the syntax tree. */
function stringsIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, value, cooked, pattern, source, ...rest } = node as Record<string, unknown>;
  // Ignore the paths of imports.
  const otherNodes = type === 'ImportDeclaration' ? [] : [source, ...Object.values(rest)];
  const texts = [value, cooked, pattern].filter((text) => typeof text === 'string');
  const children = typeof value === 'object' ? [value, ...otherNodes] : otherNodes;
  return [...texts, ...children.flatMap(stringsIn)];
}

function literalsIn(file: string): readonly string[] {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
  expect(errors, file).toEqual([]);
  return stringsIn(program);
}

const literals = folders.flatMap(filesOf).flatMap((file) => literalsIn(file).map((text) => ({ file, text })));

/** Returns the prefixes of the template's keys, the words of its units, and the headings of its spreadsheets. */
function wordsOf(template: Template) {
  const { headings, headingsToConfirm } = template.spreadsheet;
  const templateHeadings = [...Object.values(headings), ...Object.values(headingsToConfirm)].flatMap(
    (names) => names ?? [],
  );
  const layoutHeadings = sheetLayoutsOf(template).flatMap((layout) => Object.values(layout.headings).flat());
  const fields = fieldsOf(template);
  const keys = fields.map(({ key }) => key);
  const units = fields.flatMap((field) =>
    field.kind === 'integer' && field.unit
      ? (field.unit.suffixPattern.source.match(/\p{L}{4,}/gu) ?? [])
      : [],
  );
  return {
    prefixes: [...new Set(keys.map((key) => key.replace(/_.*$/, '_')))],
    words: new Set(
      [...templateHeadings, ...layoutHeadings, ...units]
        .map(normalizeForComparison)
        .filter((name) => !generalWords.includes(name)),
    ),
  };
}

test('collects string literals from the engine’s files', () => {
  expect(literals.length).toBeGreaterThan(500);
});

test.each(soldTemplates)('the engine contains no key, unit or heading of $productId', (template) => {
  const { prefixes, words } = wordsOf(template);
  const keyPattern = new RegExp(`\\b(?:${prefixes.join('|')})`);
  const templateLiterals = literals.filter(
    ({ text }) => keyPattern.test(text) || words.has(normalizeForComparison(text)),
  );
  expect(templateLiterals).toEqual([]);
});
