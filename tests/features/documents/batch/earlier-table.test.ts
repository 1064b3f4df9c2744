// @vitest-environment dom
import { expect, test } from 'vitest';
import {
  addDocuments,
  createEarlierStore,
  earlierTablesKey,
  maxDocuments,
  newEarlierTable,
  removeDocuments,
} from '../../../../src/features/documents/batch/earlier-table.ts';
import { maxPeople } from '../../../../src/features/documents/batch/survey/survey.ts';
import { tableOf, withRowChanges } from '../../../../src/features/documents/batch/table.ts';

const table = newEarlierTable('prod_prueba', new Date('2026-12-14T12:00:00Z'));
const [ana, eva, ida] = ['Ana', 'Eva', 'Ida'].map((nombre) => ({ values: { nombre } }));
const threeDocuments = addDocuments(
  table,
  [ana, eva, ida].flatMap((document) => document ?? []),
);

test('documents are numbered from 1', () => {
  expect(threeDocuments.documents.map(({ number, values }) => [number, values.nombre])).toEqual([
    [1, 'Ana'],
    [2, 'Eva'],
    [3, 'Ida'],
  ]);
});

test('removing a document discards the edits to its row', () => {
  // These are the keys of the rows of documents 2 and 3. The 0 is the index of the sheet.
  const tableWithEdits = ['0.2', '0.3'].reduce(
    (currentTable, key) => withRowChanges(currentTable, key, { nombre: 'Otra' }),
    threeDocuments,
  );
  const remainingTable = removeDocuments(tableWithEdits, [2]);
  expect(remainingTable.documents.map(({ number }) => number)).toEqual([1, 3]);
  expect(Object.keys(remainingTable.work)).toEqual(['0.3']);
});

test('an added document doesn’t get the number of a removed one', () => {
  const withNewDocument = addDocuments(removeDocuments(threeDocuments, [1]), [
    { values: { nombre: 'Olga' } },
  ]);
  expect(withNewDocument.documents.map(({ number }) => number)).toEqual([2, 3, 4]);
});

test('a table has at most as many documents as a spreadsheet may have people', () => {
  const manyDocuments = Array.from({ length: maxDocuments + 5 }, () => ({ values: {} }));
  expect(addDocuments(table, manyDocuments).documents).toHaveLength(maxDocuments);
  expect(maxDocuments).toBe(maxPeople);
});

test('a reload restores the documents from this tab’s storage', () => {
  sessionStorage.clear();
  createEarlierStore().put(threeDocuments);
  expect(tableOf(createEarlierStore().get(), 'prod_prueba')).toEqual(threeDocuments);
  expect(localStorage.getItem(earlierTablesKey)).toBeNull();
});

test('reading the storage discards a table with a damaged document', () => {
  const [firstDocument, ...otherDocuments] = threeDocuments.documents;
  const damagedTable = {
    ...threeDocuments,
    documents: [{ ...firstDocument, values: { nombre: 7 } }, ...otherDocuments],
  };
  sessionStorage.setItem(
    earlierTablesKey,
    JSON.stringify([damagedTable, { ...threeDocuments, id: 'b'.repeat(32) }]),
  );
  expect(createEarlierStore().get().list).toEqual([{ ...threeDocuments, id: 'b'.repeat(32) }]);
});
