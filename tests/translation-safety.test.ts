import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unsafeTexts } from './translation-safety.ts';

/** Folder of the documents' components. Their elements have `translate="no"`, so translators skip them. */
const documentFolder = 'features/documents/html/';
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.tsx') && !path.startsWith(documentFolder),
);

test('no component has text that breaks on a translated page', () => {
  const sources = files.map((path) => ({ path, source: readFileSync(join('src', path), 'utf8') }));
  expect(sources.flatMap(unsafeTexts)).toEqual([]);
});

const moduleWith = (jsx: string) => `
import { copy } from './copy.ts';
const { title } = copy;
export const Part = ({ name, isOpen, items, children }) => (${jsx});
`;

test.each([
  ['a changing text beside an element', '<p><Icon />{name}</p>'],
  ['a changing text beside a fixed text', '<p>Hola, {name}</p>'],
  ['a conditional expression with two texts', '<p><Icon />{isOpen ? copy.yes : copy.no}</p>'],
  ['an optional text', '<p><Icon />{isOpen && copy.yes}</p>'],
  ['a text with a computed key', '<p>{copy.greetings[name]} <Icon /></p>'],
  ['a text that a function returns', '<p><Icon />{copy.greet(name)}</p>'],
  ['a fixed text after an optional element', '<p>{isOpen && <Icon />}{title}</p>'],
  ['a fixed text after a list', '<p>{items.map((item) => <b key={item}>{item}</b>)} {copy.end}</p>'],
  ['a fixed text after children', '<p>{children} y nada más</p>'],
  ['a fixed text in an optional fragment', '<p>{isOpen && <>{title}<Icon /></>}</p>'],
])('detects %s', (_, jsx) => {
  expect(unsafeTexts({ path: 'part.tsx', source: moduleWith(jsx) })).toEqual(['part.tsx:4']);
});
