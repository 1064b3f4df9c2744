import { expect, test } from 'vitest';
import type { Rule, Values } from '../../../../../src/features/documents/model/document.ts';
import { field } from '../../../../../src/features/documents/model/field.ts';
import {
  answersRule,
  areDifferentPeople,
  atLeast,
  differ,
  differentRuts,
  durationContains,
  forbidAnswer,
  numberUpTo,
  plausibleEmails,
  requires,
  unique,
} from '../../../../../src/features/documents/model/rules/answers.ts';
import { citedSource, when } from '../../../../../src/features/documents/model/rules/rule.ts';
import { requirementOf, warningMessages } from './rule-warnings.ts';

const source = citedSource('Ley de prueba');
const wording = { message: (...texts: readonly string[]) => texts.join(' / '), source };

const contacts = {
  title: 'Contactos',
  fields: [
    field('a', 'email', { label: 'Uno', hint: '' }),
    field('b', 'email', { label: 'Otro', hint: '' }),
    field('c', 'text', { label: 'Nombre', hint: '' }),
  ],
} as const;

type Case = readonly [title: string, rule: Rule, values: Values, ...sentences: string[]];

const cases: readonly Case[] = [
  ['atLeast accepts the minimum', atLeast('a', 180, wording), { a: '3:00' }],
  ['atLeast warns below the minimum', atLeast('a', 180, wording), { a: '2:59' }, '2:59'],
  ['atLeast ignores an invalid duration', atLeast('a', 180, wording), { a: 'tres' }],
  [
    'contains accepts a part as long as the whole',
    durationContains('a', 'b', wording),
    { a: '3:00', b: '3:00' },
  ],
  [
    'contains warns about a part longer than the whole',
    durationContains('a', 'b', wording),
    { a: '3:00', b: '3:01' },
    '3:00 / 3:01',
  ],
  ['contains ignores a part without a whole', durationContains('a', 'b', wording), { b: '3:01' }],
  ['numberUpTo accepts a number equal to the total', numberUpTo('a', 'b', wording), { a: '2', b: '2' }],
  [
    'numberUpTo warns about a number above the total',
    numberUpTo('a', 'b', wording),
    { a: '1200', b: '2' },
    '1.200 / 2',
  ],
  ['numberUpTo ignores a number without a total', numberUpTo('a', 'b', wording), { a: '1200' }],
  ['forbidAnswer accepts another answer', forbidAnswer('a', 'no', wording), { a: 'si' }],
  ['forbidAnswer warns about the forbidden answer', forbidAnswer('a', 'no', wording), { a: 'no' }, 'no'],
  ['requires warns about a missing answer', requires('a', 'b', wording), { a: 'x' }, ' / x'],
  ['requires ignores two blanks', requires('a', 'b', wording), {}],
  ['requires accepts any answer', requires('a', 'b', wording), { a: 'x', b: 'y' }],
  [
    'requires warns about an answer other than the required one',
    requires('a', 'b', { ...wording, answer: 'si' }),
    { a: 'x', b: 'no' },
    'no / x',
  ],
  [
    'differ warns about the same RUT',
    differ('a', 'b', { ...wording, comparison: 'rut' }),
    { a: '11.111.111-1', b: '11.111.111-1' },
    '11.111.111-1 / 11.111.111-1',
  ],
  [
    'differ ignores invalid RUTs',
    differ('a', 'b', { ...wording, comparison: 'rut' }),
    { a: '1-2', b: '1-2' },
  ],
  [
    'differ warns about the same name',
    differ('a', 'b', { ...wording, comparison: 'name' }),
    { a: 'José', b: 'JOSE' },
    'José / JOSE',
  ],
  ['differ ignores a name without letters', differ('a', 'b', { ...wording, comparison: 'name' }), { a: '—' }],
  [
    'differ warns about the same e-mail address',
    differ('a', 'b', { ...wording, comparison: 'email' }),
    { a: 'A@x.cl', b: 'a@x.cl' },
    'a@x.cl / a@x.cl',
  ],
  [
    'differentRuts names the parties',
    differentRuts('a', 'b', { extraKeys: ['c'], parties: (name) => `El colegio y ${name}` }),
    { a: '11.111.111-1', b: '11.111.111-1', c: 'Ana' },
    'El colegio y Ana tienen el mismo RUT: 11.111.111-1.',
  ],
  [
    'emails warns about an ñ only in fields for e-mail addresses',
    plausibleEmails([contacts]),
    { a: 'rosañanco@gmail.com', b: 'ana@gmail.com', c: 'ñ@gmail.com' },
    '¿Lleva ñ la dirección de correo?',
  ],
  [
    'answersRule warns if its function returns answers',
    answersRule(['a', 'b'], ([a, b]) => a > b && [a, b], wording),
    { a: '2', b: '1' },
    '2 / 1',
  ],
];

test.each(cases.map(([title, rule, values, ...sentences]) => ({ title, rule, values, sentences })))(
  '$title',
  ({ rule, values, sentences }) => {
    expect(warningMessages(rule, values)).toEqual(sentences);
  },
);

test('a message shows the answers to `extraKeys` after the answers to the rule’s keys', () => {
  const rule = forbidAnswer<string>('a', 'no', { ...wording, extraKeys: ['b'] });
  expect(warningMessages(rule, { a: 'no', b: 'Ana' })).toEqual(['no / Ana']);
});

test('unique finds another document with the same answer', () => {
  const rule = unique('a', wording);
  const otherDocuments = [
    { values: { a: 'sn 2' }, mention: () => 'la fila 1' },
    { values: { a: 'sn 1' }, mention: () => 'la fila 2' },
  ];
  expect(warningMessages(rule, { a: 'SN-1' }, otherDocuments)).toEqual(['SN-1 / la fila 2']);
  expect(warningMessages(rule, { a: 'SN-3' }, otherDocuments)).toEqual([]);
  expect(warningMessages(rule, {}, [{ values: {}, mention: () => 'la fila 1' }])).toEqual([]);
});

test('areDifferentPeople holds for names that cannot belong to one person', () => {
  const rule = when<string>(areDifferentPeople('a', 'b'), forbidAnswer('c', 'no', wording));
  expect(warningMessages(rule, { a: 'Ana Prueba', b: 'Pedro Prueba', c: 'no' })).toEqual(['no']);
  expect(warningMessages(rule, { a: 'Ana Prueba', b: 'ana', c: 'no' })).toEqual([]);
  expect(warningMessages(rule, { a: 'Ana Prueba', c: 'no' })).toEqual([]);
});

test('rules with a limit describe their requirement', () => {
  expect(requirementOf(atLeast('a', 180, wording))).toBe('[a] es de al menos 3:00.');
  expect(requirementOf(durationContains('a', 'b', wording))).toBe('[b] no supera [a].');
  expect(requirementOf(numberUpTo('a', 'b', wording))).toBe('[a] no supera [b].');
});
