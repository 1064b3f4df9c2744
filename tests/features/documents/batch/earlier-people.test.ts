import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupByPerson } from '../../../../src/features/documents/batch/earlier-people.ts';
import type { Values } from '../../../../src/features/documents/model/document.ts';
import { template } from '../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { contractAnswersOf2026, teacherAnswers } from '../earlier-contracts.ts';

const period2025 = { plazo_inicio: '2025-03-03', plazo_termino: '2026-02-28', plazo_anio: '2025' };

const numberDocuments = (...contracts: readonly Values[]) =>
  contracts.map((values, index) => ({ number: index + 1, values }));

const documentNumbersOfRows = (...contracts: readonly Values[]) =>
  groupByPerson(template, numberDocuments(...contracts)).map(({ documentNumbers }) => documentNumbers);

test('two contracts of a person become one row with the later contract and both periods', () => {
  const rows = groupByPerson(
    template,
    numberDocuments({ ...contractAnswersOf2026(1), ...period2025 }, contractAnswersOf2026(1)),
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.lastDocument.number).toBe(2);
  expect(rows[0]?.terms).toEqual([
    { start: '2026-03-02', end: '2027-02-28' },
    { start: '2025-03-03', end: '2026-02-28' },
  ]);
});

test('two copies of a document become one row', () => {
  expect(documentNumbersOfRows(contractAnswersOf2026(1), contractAnswersOf2026(1))).toEqual([[1, 2]]);
});

test('two different contracts of the same period become separate rows', () => {
  expect(
    documentNumbersOfRows(contractAnswersOf2026(1), { ...contractAnswersOf2026(1), rem_colacion: '50000' }),
  ).toEqual([[1], [2]]);
});

test('contracts with the same RUT and different names become separate rows', () => {
  const otherContract = { ...contractAnswersOf2026(2), ...period2025, trab_rut: teacherAnswers(1).trab_rut };
  expect(documentNumbersOfRows(contractAnswersOf2026(1), otherContract)).toEqual([[1], [2]]);
});

test('documents without a RUT become separate rows', () => {
  const contractWithoutRut = { ...contractAnswersOf2026(1), trab_rut: '' };
  expect(documentNumbersOfRows(contractWithoutRut, { ...contractWithoutRut, ...period2025 })).toEqual([
    [1],
    [2],
  ]);
});

test('a row includes the earlier periods that its document records', () => {
  const [document] = numberDocuments(contractAnswersOf2026(1));
  const earlierTerms = [{ start: '2025-03-03', end: '2026-02-28' }];
  const [row] = groupByPerson(template, document ? [{ ...document, earlier: earlierTerms }] : []);
  expect(row?.terms).toEqual([{ start: '2026-03-02', end: '2027-02-28' }, ...earlierTerms]);
});

test('every row has only documents of one person', () => {
  const documents = fc.array(
    fc.record({ person: fc.integer({ min: 1, max: 4 }), year: fc.integer({ min: 2020, max: 2030 }) }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(documents, (allDocuments) => {
      const values = allDocuments.map(({ person, year }) => ({
        ...contractAnswersOf2026(person),
        plazo_inicio: `${year}-03-02`,
        plazo_termino: `${year}-12-31`,
      }));
      const rows = groupByPerson(template, numberDocuments(...values));
      expect(rows.flatMap(({ documentNumbers: numbers }) => numbers).toSorted((a, b) => a - b)).toEqual(
        allDocuments.map((_, index) => index + 1),
      );
      for (const { documentNumbers: numbers, lastDocument } of rows)
        for (const number of numbers)
          expect(allDocuments[number - 1]?.person).toBe(allDocuments[lastDocument.number - 1]?.person);
    }),
  );
});
