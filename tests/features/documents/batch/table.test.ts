// @vitest-environment dom

import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createTableStore,
  newTable,
  rowId,
  tableOf,
  tablesKey,
  withRowChanges,
} from '../../../../src/features/documents/batch/table.ts';
import { DraftId } from '../../../../src/features/documents/form/drafts/draft.ts';

const product = 'prod_contrato_pf_ed_01';

const table = newTable(
  {
    productId: product,
    file: 'docentes.xlsx',
    total: 512,
    sheet: {
      rows: [
        ['Nombre', 'Horas'],
        ['Ana Prueba', 38],
        ['Eva Ejemplo', { error: '#N/A' }],
      ],
    },
    notices: [{ kind: 'merged', count: 1 }],
    columns: [
      { heading: 'Nombre', key: 'trab_nombre' },
      { heading: 'Horas', key: null },
    ],
  },
  new Date('2026-03-02T12:00:00Z'),
);
const other = { ...table, id: 'b'.repeat(32), productId: 'prod_dea_01' };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a reload brings the table back as it was changed, and localStorage never has it', () => {
  const store = createTableStore();
  store.put(table);
  store.change(table.id, (of) =>
    withRowChanges(of, 1, { trab_nombre: 'Eva Ejemplo Muestra', pie_cursos: null }),
  );
  vi.advanceTimersByTime(300);
  expect(createTableStore().get()).toEqual(store.get());
  expect(localStorage).toHaveLength(0);
});

test('what was changed last is stored when the tab is left before its time', () => {
  const store = createTableStore();
  store.put(table);
  store.change(table.id, (of) => ({ ...of, common: { from: 'school' } }));
  window.dispatchEvent(new Event('pagehide'));
  expect(tableOf(createTableStore().get(), product)?.common).toEqual({ from: 'school' });
});

test('an erased table is gone at once, also from the tab, and comes back by its undo', () => {
  const store = createTableStore();
  store.put(table);
  store.put(other);
  const undo = store.erase(table.id);
  expect(createTableStore().get().list).toEqual([other]);
  undo();
  expect(tableOf(createTableStore().get(), product)).toEqual(table);
  store.eraseAll();
  expect(sessionStorage.getItem(tablesKey)).toBeNull();
});

test('a table that the tab cannot hold stays in memory, says so, and leaves nothing older behind', () => {
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
        const own: unknown = Reflect.get(storage, name);
        return typeof own === 'function' ? own.bind(storage) : own;
      },
    }),
  );
  store.change(table.id, (of) => withRowChanges(of, 0, { trab_nombre: 'Ana' }));
  vi.advanceTimersByTime(300);
  expect(store.get()).toMatchObject({ isKept: false, list: [{ changes: { 0: { trab_nombre: 'Ana' } } }] });
  expect(createTableStore().get().list).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['null', 'null'],
  ['an object', '{}'],
  ['headings alone', JSON.stringify([{ ...table, sheet: { rows: [['Nombre']] } }])],
  ['a change that is no answer', JSON.stringify([{ ...table, changes: { 0: { trab_nombre: 5 } } }])],
])('what is no table of ours counts as none: %s', (_, stored) => {
  sessionStorage.setItem(tablesKey, stored);
  expect(createTableStore().get().list).toEqual([]);
});

test('each row has an id of its own, which a draft may have', () => {
  const ids = [0, 1, 199].map((row) => rowId(table, row));
  expect(new Set(ids)).toHaveProperty('size', 3);
  for (const id of ids) expect(v.is(DraftId, id)).toBe(true);
});
