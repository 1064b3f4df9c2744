import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { looseTexts } from './loose-text.ts';

/** The document itself is never translated. */
const html = 'features/documents/html/';
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.tsx') && !path.startsWith(html),
);

test('every changing text has an element of its own', () => {
  const sources = files.map((path) => ({ path, source: readFileSync(join('src', path), 'utf8') }));
  expect(sources.flatMap(looseTexts)).toEqual([]);
});

const inFile = (jsx: string) => `
import { copy } from './copy.ts';
const { title } = copy;
export const Part = ({ name, isOpen, items, children }) => (${jsx});
`;

test.each([
  ['a text that changes, beside an element', '<p><Icon />{name}</p>'],
  ['the same beside a text that stays', '<p>Hola, {name}</p>'],
  ['one of two texts', '<p><Icon />{isOpen ? copy.yes : copy.no}</p>'],
  ['a text that comes', '<p><Icon />{isOpen && copy.yes}</p>'],
  ['one of several texts', '<p>{copy.greetings[name]} <Icon /></p>'],
  ['a text that is made', '<p><Icon />{copy.greet(name)}</p>'],
  ['a text that stays, behind an element that comes', '<p>{isOpen && <Icon />}{title}</p>'],
  ['the same behind a list', '<p>{items.map((item) => <b key={item}>{item}</b>)} {copy.end}</p>'],
  ['the same behind what is handed over', '<p>{children} y nada más</p>'],
  ['a text that goes with its fragment', '<p>{isOpen && <>{title}<Icon /></>}</p>'],
])('detects %s', (_, jsx) => {
  expect(looseTexts({ path: 'part.tsx', source: inFile(jsx) })).toEqual(['part.tsx:4']);
});
