import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { comparable } from '../../../../src/features/documents/model/comparing.ts';
import {
  fieldsOf,
  sheetLayoutsOf,
  type Template,
} from '../../../../src/features/documents/model/document.ts';
import { soldTemplates } from '../all-templates.ts';

const folders = ['model', 'form', 'batch', 'sheet', 'word', 'html', 'download'];

function filesOf(folder: string): readonly string[] {
  const path = join('src/features/documents', folder);
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(path, name));
}

/** Words that the engine needs for itself: kinds of fields, parts of a name, ids and styles of Word. */
const generalWords = 'apellidos celular direccion establecimiento firma horas nombre region run rut'.split(
  ' ',
);

/** Returns every string within the syntax tree: those in quotes, in templates and in regular expressions. */
function stringsIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, value, cooked, pattern, source, ...rest } = node as Record<string, unknown>;
  // Paths of imports are no words.
  const parts = type === 'ImportDeclaration' ? [] : [source, ...Object.values(rest)];
  const own = [value, cooked, pattern].filter((text) => typeof text === 'string');
  const children = typeof value === 'object' ? [value, ...parts] : parts;
  return [...own, ...children.flatMap(stringsIn)];
}

function literalsIn(file: string): readonly string[] {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
  expect(errors, file).toEqual([]);
  return stringsIn(program);
}

const literals = folders.flatMap(filesOf).flatMap((file) => literalsIn(file).map((text) => ({ file, text })));

/** Returns the template's keys, their prefixes, and the words of its spreadsheets. */
function wordsOf(template: Template) {
  const { headings, doubtful } = template.spreadsheet;
  const own = [...Object.values(headings), ...Object.values(doubtful)].flatMap((names) => names ?? []);
  const ofLayouts = sheetLayoutsOf(template).flatMap((layout) => Object.values(layout.headings).flat());
  const keys = fieldsOf(template).map(({ key }) => key);
  return {
    prefixes: [...new Set(keys.map((key) => key.replace(/_.*$/, '_')))],
    headings: new Set([...own, ...ofLayouts].map(comparable).filter((name) => !generalWords.includes(name))),
  };
}

test('the engine has strings to look at', () => {
  expect(literals.length).toBeGreaterThan(500);
});

test.each(soldTemplates)('the engine holds no key and no heading of $productId', (template) => {
  const { prefixes, headings } = wordsOf(template);
  const found = literals.filter(
    ({ text }) => prefixes.some((prefix) => text.startsWith(prefix)) || headings.has(comparable(text)),
  );
  expect(found).toEqual([]);
});
