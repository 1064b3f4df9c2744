import { expect, test } from 'vitest';
import {
  normalizeForComparison,
  normalizeRut,
} from '../../../../../src/features/documents/model/comparing.ts';
import { field, longDateType } from '../../../../../src/features/documents/model/field.ts';
import { rowGroup } from '../../../../../src/features/documents/model/field-group.ts';
import { forbidAnswer } from '../../../../../src/features/documents/model/rules/answers.ts';
import {
  differentRows,
  eachNamedRow,
  eachRow,
  rowsWithinYearBefore,
} from '../../../../../src/features/documents/model/rules/rows.ts';
import { citedSource } from '../../../../../src/features/documents/model/rules/rule.ts';
import { requirementOf, warningMessages } from './rule-warnings.ts';

const source = citedSource('Ley de prueba');

const books = rowGroup<string>({
  title: 'Libros',
  minRows: 1,
  maxRows: 3,
  words: {
    one: 'Libro',
    many: 'libros',
    add: 'Agregar libro',
    unnamed: 'Sin título',
    emptyListText: 'Ningún libro',
  },
  fields: (row) => [
    field(`titulo_${row}`, 'text', { label: `Libro ${row}: título`, hint: '' }),
    field(`rut_${row}`, 'rut', { label: `Libro ${row}: RUT`, hint: '' }),
    field(`fecha_${row}`, longDateType, { label: `Libro ${row}: fecha`, hint: '' }),
  ],
});

const forbidTitleNo = (row: number) =>
  forbidAnswer<string>(`titulo_${row}`, 'no', { message: (title) => `dice ${title}.`, source });

test('eachRow applies its rules to every row', () => {
  const rule = eachRow(books, (row) => [forbidTitleNo(row)]);
  expect(warningMessages(rule, { titulo_1: 'no', titulo_3: 'no' })).toEqual(['dice no.', 'dice no.']);
});

test('the list for lawyers has the rules of one row', () => {
  expect(eachRow(books, (row) => [forbidTitleNo(row)]).lines).toHaveLength(1);
});

test('warnings of a named row start with its name or number', () => {
  const rule = eachNamedRow(books, (row) => [
    forbidAnswer<string>(`rut_${row}`, 'no', { message: 'revíselo.', source }),
  ]);
  expect(warningMessages(rule, { titulo_1: 'Quijote', rut_1: 'no', rut_2: 'no' })).toEqual([
    'Quijote: revíselo.',
    'Libro 2: revíselo.',
  ]);
  expect(rule.lines[0].sentence((key) => key)).toBe('Libro 1: revíselo.');
});

const dateRule = rowsWithinYearBefore<string>(books, (row) => `fecha_${row}`, 'firma', {
  message: (rowName, date, signatureDate) => `${rowName}: ${date}, firma ${signatureDate}.`,
  source,
});

test('warns about a row’s date after the signature or more than a year before it', () => {
  const messagesFor = (date: string) => warningMessages(dateRule, { fecha_1: date, firma: '2026-03-02' });
  expect(messagesFor('2025-03-02')).toEqual([]);
  expect(messagesFor('2026-03-02')).toEqual([]);
  expect(messagesFor('2025-03-01')).toEqual(['Libro 1: 1 de marzo de 2025, firma 2 de marzo de 2026.']);
  expect(messagesFor('2026-03-03')).toEqual(['Libro 1: 3 de marzo de 2026, firma 2 de marzo de 2026.']);
  expect(warningMessages(dateRule, { fecha_1: '2020-03-02' })).toEqual([]);
  expect(requirementOf(dateRule)).toContain('en más de un año');
});

test('rows with the same date share a warning', () => {
  const values = { fecha_1: '2020-01-01', fecha_2: '2020-01-02', fecha_3: '2020-01-01', firma: '2026-03-02' };
  expect(warningMessages(dateRule, values)).toEqual([
    'Libros 1 y 3: 1 de enero de 2020, firma 2 de marzo de 2026.',
    'Libro 2: 2 de enero de 2020, firma 2 de marzo de 2026.',
  ]);
});

test('rows with the same RUT and the same title get one warning', () => {
  const rule = differentRows<string>(
    books,
    [
      { keyOf: (row) => `rut_${row}`, read: normalizeRut, name: 'el mismo RUT' },
      { keyOf: (row) => `titulo_${row}`, read: normalizeForComparison, name: 'el mismo título' },
    ],
    { message: (rows, sharedData) => `Los libros ${rows} tienen ${sharedData}.`, source },
  );
  const values = {
    titulo_1: 'Quijote',
    titulo_2: 'QUIJOTE',
    titulo_3: 'Otro',
    rut_1: '11.111.111-1',
    rut_2: '11.111.111-1',
  };
  expect(warningMessages(rule, values)).toEqual([
    'Los libros 1 y 2 tienen el mismo RUT (11.111.111-1) y el mismo título (Quijote).',
  ]);
  const [warning] = rule.find({ values, today: '2026-03-02', otherDocuments: [] });
  expect(warning?.keys).toEqual(['rut_1', 'rut_2']);
});
