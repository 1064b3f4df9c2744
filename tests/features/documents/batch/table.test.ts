// @vitest-environment dom
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noCommonAnswers } from '../../../../src/features/documents/batch/common.ts';
import { readRows, rowReader } from '../../../../src/features/documents/batch/rows.ts';
import {
  noSheetChoices,
  type SheetChoices,
} from '../../../../src/features/documents/batch/survey/choices.ts';
import { surveyWorkbook } from '../../../../src/features/documents/batch/survey/survey.ts';
import {
  createTableStore,
  newTable,
  rowId,
  rowKey,
  type Table,
  tableOf,
  tablesKey,
  withRowChanges,
  withRowWork,
  withSheetChoices,
  withTypedAnswer,
} from '../../../../src/features/documents/batch/table.ts';
import { DraftId } from '../../../../src/features/documents/form/drafts/draft.ts';
import { maxAnswerLength } from '../../../../src/features/documents/model/values.ts';

import { template as fixedTermContract } from '../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { enteredStorage, markKey } from '../../../../src/platform/storage/entered-storage.ts';

import { dateCell, errorCell, numberCell, sheetWith, timeCell, today, workbookWith } from './sheet-cells.ts';

const { productId } = fixedTermContract;

const sheet = sheetWith([
  ['Nómina 2027'],
  ['Nombre', 'RUT', 'Inicio', 'Término'],
  ['Ana Prueba Soto', '10.101.010-4', '03/01/2027', '12/31/2027'],
  ['Eva Ejemplo Muñoz', '12.121.212-9', '04/05/2027', '12/31/2027'],
  ['Ida Ejemplo Rojas', '14.141.414-3', '04/05/2027', '12/31/2027'],
]);
const rows = sheet.rows.map((row) => ({ ...row, isHidden: row.number === 3 }));
const lastYearSheet = sheetWith([
  ['Nombre', 'RUT', 'Horas'],
  ['Luis Prueba Peña', '13.131.313-6', numberCell(20)],
  ['Mario Prueba Muñoz', '19.191.919-K', numberCell(30)],
  ['Olga Ejemplo Peña', '18.181.818-2', numberCell(24)],
]);

const table = newTable(
  {
    productId,
    file: 'docentes.xlsx',
    workbook: workbookWith({ ...sheet, rows }, { ...lastYearSheet, name: '2026' }),
  },
  new Date('2026-03-02T12:00:00Z'),
);
const otherTable = { ...table, id: 'b'.repeat(32), productId: 'prod_dea_01' };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const choose = (change: Partial<SheetChoices>) => (currentTable: Table) =>
  withSheetChoices(currentTable, 0, () => change);

/** Returns the names of the people in the chosen sheet by row number. Applies the corrections. */
function namesIn({ workbook, choices, work }: Table) {
  const survey = surveyWorkbook(workbook, choices, fixedTermContract, today);
  const reader = rowReader(survey, noCommonAnswers, fixedTermContract, today);
  const people = readRows(reader, (row) => work[rowKey(survey.sheetIndex, row)]?.changes);
  return Object.fromEntries(people.map(({ number: row, name }) => [row, name]));
}

const correctedTable = withRowChanges(table, rowKey(0, 4), { trab_nombre: 'Eva Ejemplo Corregida' });

const expectedPeople = { 4: 'Eva Ejemplo Corregida', 5: 'Ida Ejemplo Rojas' };

test.each<[string, (currentTable: Table) => Table, object]>([
  ['choosing another heading row', choose({ headingRow: 3, columns: { 0: 'trab_nombre' } }), expectedPeople],
  ['including hidden rows', choose({ hiddenRows: true }), { 3: 'Ana Prueba Soto', ...expectedPeople }],
  ['choosing another order of dates', choose({ dateOrders: { 2: 'month' } }), expectedPeople],
  ['including the title as a person', choose({ included: [1] }), { 1: 'Nómina 2027', ...expectedPeople }],
])('a correction stays with its row after %s', (_, change, names) => {
  expect(namesIn(change(correctedTable))).toEqual(names);
});

test('a correction survives a switch to another sheet and back', () => {
  const otherSheetTable = { ...correctedTable, choices: { ...correctedTable.choices, sheet: 1 } };
  expect(namesIn(otherSheetTable)).toEqual({
    2: 'Luis Prueba Peña',
    3: 'Mario Prueba Muñoz',
    4: 'Olga Ejemplo Peña',
  });
  expect(namesIn({ ...otherSheetTable, choices: { ...otherSheetTable.choices, sheet: 0 } })).toMatchObject({
    4: 'Eva Ejemplo Corregida',
  });
});

test('adds new corrections to a row’s earlier ones', () => {
  const changedTable = withRowChanges(correctedTable, rowKey(0, 4), { jor_horas: '30' });
  expect(changedTable.work[rowKey(0, 4)]?.changes).toEqual({
    trab_nombre: 'Eva Ejemplo Corregida',
    jor_horas: '30',
  });
});

test('cuts an answer to the length that the storage accepts', () => {
  const changedTable = withRowChanges(correctedTable, rowKey(0, 4), {
    trab_nombre: 'a'.repeat(maxAnswerLength + 1),
  });
  expect(changedTable.work[rowKey(0, 4)]?.changes?.trab_nombre).toHaveLength(maxAnswerLength);
  expect(withTypedAnswer(table, 'con_fecha', 'a'.repeat(maxAnswerLength + 1)).typed.con_fecha).toHaveLength(
    maxAnswerLength,
  );
});

test('choices for one sheet change neither other sheets nor edits to rows', () => {
  const changedTable = withSheetChoices(correctedTable, 1, () => ({ hiddenRows: true }));
  expect(changedTable.choices.sheets).toEqual({ 1: { ...noSheetChoices, hiddenRows: true } });
  expect(changedTable.work).toBe(correctedTable.work);
});

/** Makes a table with every possible choice and change, and every kind of cell. */
function editedTable(): Table {
  const cells = ['Ana', numberCell(44), dateCell('2027-03-01'), timeCell(8 * 60), errorCell('#N/A')];
  const mergedRanges = [{ fromRow: 1, toRow: 2, fromColumn: 0, toColumn: 3 }];
  const fullSheet = sheetWith([cells], {
    merged: mergedRanges,
    hiddenColumns: [2],
    unread: 3,
    notices: [{ kind: 'markup', count: 2 }],
  });
  const reading = {
    productId,
    file: '',
    workbook: { ...workbookWith(fullSheet), encoding: 'cp850' },
  } as const;
  const emptyTable = newTable(reading, new Date('2026-03-02T12:00:00Z'));
  const tableWithChoices = withSheetChoices(emptyTable, 0, () => ({
    headingRow: 2,
    hiddenRows: true,
    hiddenColumns: true,
    included: [1, 7],
    columns: { 0: 'trab_nombre', 1: null },
    dateOrders: { 2: 'month' },
    nameOrders: { 0: 'keep' },
    options: { 3: 'femenino' },
  }));
  const tableWithWork = withRowWork(tableWithChoices, rowKey(0, 3), () => ({
    changes: { trab_nombre: 'Eva Ejemplo Muestra', trab_afp: '', jor_horas: null },
    confirmed: { Horas: '["44"]' },
    isSkipped: true,
  }));
  return {
    ...tableWithWork,
    choices: { ...tableWithWork.choices, sheet: 0, encoding: 'macintosh' },
    common: { from: 'draft', id: 'c'.repeat(32), also: ['week'] },
    typed: { est_nombre: 'Colegio de Prueba' },
  };
}

test('a reload restores the table with all choices and edits', () => {
  const store = createTableStore();
  store.put(table);
  const fullTable = editedTable();
  store.change(table.id, ({ id }) => ({ ...fullTable, id }));
  vi.advanceTimersByTime(300);
  expect(createTableStore().get()).toEqual(store.get());
  expect(tableOf(createTableStore().get(), productId)).toEqual({ ...fullTable, id: table.id });
});

test('localStorage never contains the table', () => {
  createTableStore().put(table);
  vi.advanceTimersByTime(300);
  // The mark has no data. If it disappears, the site notices that its data were cleared.
  expect(Object.keys(localStorage)).toEqual([markKey]);
});

test('closing the tab stores a pending change', () => {
  const store = createTableStore();
  store.put(table);
  store.change(table.id, (currentTable) => ({ ...currentTable, common: { from: 'school' } }));
  window.dispatchEvent(new Event('pagehide'));
  expect(tableOf(createTableStore().get(), productId)?.common).toEqual({ from: 'school' });
});

test('a replaced table accepts no more changes', () => {
  const store = createTableStore();
  store.put(table);
  store.put({ ...table, id: 'd'.repeat(32) });
  store.change(table.id, (currentTable) => ({ ...currentTable, common: { from: 'school' } }));
  expect(store.get().list).toEqual([{ ...table, id: 'd'.repeat(32) }]);
});

test('a change does not affect the table of another template', () => {
  const store = createTableStore();
  store.put(otherTable);
  store.put(table);
  store.change(table.id, (currentTable) => ({ ...currentTable, common: { from: 'school' } }));
  expect(store.get().list).toEqual([otherTable, { ...table, common: { from: 'school' } }]);
});

test('an erased table is removed from the tab’s storage immediately', () => {
  const store = createTableStore();
  store.put(table);
  store.put(otherTable);
  store.erase(table.id);
  expect(createTableStore().get().list).toEqual([otherTable]);
  store.eraseAll();
  expect(sessionStorage.getItem(tablesKey)).toBeNull();
});

test('undo restores an erased table', () => {
  const store = createTableStore();
  store.put(table);
  store.erase(table.id)();
  expect(tableOf(createTableStore().get(), productId)).toEqual(table);
});

test('a table too large for the tab’s storage stays in memory, and its older copy is removed', () => {
  const store = createTableStore();
  store.put(table);
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(sessionStorage, {
      get: (storage, name) => {
        if (name === 'setItem')
          return () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
        const member: unknown = Reflect.get(storage, name);
        return typeof member === 'function' ? member.bind(storage) : member;
      },
    }),
  );
  store.change(table.id, (currentTable) =>
    withRowChanges(currentTable, rowKey(0, 3), { trab_nombre: 'Ana' }),
  );
  vi.advanceTimersByTime(300);
  expect(store.get()).toMatchObject({
    isStored: false,
    list: [{ work: { '0.3': { changes: { trab_nombre: 'Ana' } } } }],
  });
  expect(createTableStore().get().list).toEqual([]);
});

const [firstSheet] = table.workbook.sheets;

test.each<[string, unknown]>([
  ['null', null],
  ['an object', {}],
  ['a workbook without sheets', [{ ...table, workbook: { ...table.workbook, sheets: [] } }]],
  [
    'a cell that is a number',
    [
      {
        ...table,
        workbook: { ...table.workbook, sheets: [{ ...sheet, rows: [{ ...rows[0], cells: [5] }] }] },
      },
    ],
  ],
  ['a negative index', [{ ...table, workbook: { ...table.workbook, active: -1 } }]],
  ['an unknown encoding', [{ ...table, workbook: { ...table.workbook, encoding: 'ebcdic' } }]],
  ['a changed answer that is a number', [{ ...table, work: { '0.3': { changes: { trab_nombre: 5 } } } }]],
  [
    'an unknown order of dates',
    [
      {
        ...table,
        choices: { ...table.choices, sheets: { 0: { ...noSheetChoices, dateOrders: { 1: 'year' } } } },
      },
    ],
  ],
  ['an answer for all rows that is too long', [{ ...table, typed: { trab_afp: 'x'.repeat(1_001) } }]],
  [
    'a table with the keys of an earlier version',
    [{ ...table, work: undefined, changes: {}, columns: [], sheet: firstSheet }],
  ],
])('a damaged stored table is ignored: %s', (_, storedValue) => {
  sessionStorage.setItem(tablesKey, JSON.stringify(storedValue));
  expect(createTableStore().get().list).toEqual([]);
});

test('invalid JSON in storage is ignored', () => {
  sessionStorage.setItem(tablesKey, '[{');
  expect(createTableStore().get().list).toEqual([]);
});

test('each row of each sheet has a unique valid draft id', () => {
  const rowPositions = [
    [0, 1],
    [0, 2],
    [0, 1_000],
    [1, 1],
    [255, 1],
  ] as const;
  const ids = rowPositions.map(([sheetIndex, row]) => rowId(table, sheetIndex, row));
  expect(new Set(ids)).toHaveProperty('size', rowPositions.length);
  for (const id of ids) expect(v.is(DraftId, id)).toBe(true);
});

test('after the site’s data are cleared, a table is stored again only on request', () => {
  const store = createTableStore();
  store.put(table);
  localStorage.clear();
  sessionStorage.clear();
  store.change(table.id, (currentTable) => withTypedAnswer(currentTable, 'trab_nombre', 'Ana'));
  vi.runAllTimers();
  expect({ ...localStorage, ...sessionStorage }).toEqual({});
  expect(tableOf(store.get(), productId)?.typed).toEqual({ trab_nombre: 'Ana' });
  enteredStorage.storeAgain();
  expect(tableOf(createTableStore().get(), productId)?.typed).toEqual({ trab_nombre: 'Ana' });
});

test('after the site’s data are cleared, discarding them removes the table from memory too', () => {
  const store = createTableStore();
  store.put(table);
  localStorage.clear();
  store.change(table.id, (currentTable) => withTypedAnswer(currentTable, 'trab_nombre', 'Ana'));
  enteredStorage.discardTyped();
  vi.runAllTimers();
  expect([store.get().list, { ...sessionStorage }]).toEqual([[], {}]);
});
