// @vitest-environment dom
import { beforeEach, expect, test } from 'vitest';
import { valuesOf } from '../../../../src/features/documents/form/draft.ts';
import { createDraftStore } from '../../../../src/features/documents/form/draft-store.ts';

const dea = { id: 'd'.repeat(32), productId: 'prod_dea_01' };
const contract = { id: 'c'.repeat(32), productId: 'prod_contrato_pf_ed_01' };

let waiting: (() => void)[] = [];

/** Writes when the test says that the frame was painted. */
function later(write: () => void): () => void {
  let isDone = false;
  const once = () => {
    if (!isDone) write();
    isDone = true;
  };
  waiting.push(once);
  return once;
}

function paint(): void {
  for (const write of waiting.splice(0)) write();
}

const open = () => createDraftStore(undefined, later);
/** What another visit would find. */
const stored = (id = dea.id) => valuesOf(createDraftStore().get(), id);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  waiting = [];
});

test('a key is known at once, and stored once for all keys of a frame', () => {
  const store = open();
  store.answer(dea, 'dea_serie', 'S');
  expect(stored()).toEqual({ dea_serie: 'S' });
  store.answer(dea, 'dea_serie', 'SN');
  store.answer(dea, 'dea_marca', 'M');
  expect(valuesOf(store.get(), dea.id)).toEqual({ dea_serie: 'SN', dea_marca: 'M' });
  expect(valuesOf(store.settled.get(), dea.id)).toEqual({ dea_serie: 'S' });
  expect(stored()).toEqual({ dea_serie: 'S' });
  expect(waiting).toHaveLength(1);
  const shown = valuesOf(store.get(), dea.id);
  paint();
  expect(stored()).toEqual({ dea_serie: 'SN', dea_marca: 'M' });
  // The same object: nothing of the form compares it anew.
  expect(valuesOf(store.get(), dea.id)).toBe(shown);
  expect(valuesOf(store.settled.get(), dea.id)).toBe(shown);
});

test('whatever else is done with drafts stores first what was typed', () => {
  const store = open();
  const type = (value: string) => store.answer(dea, 'dea_serie', value);
  type('S');
  const steps: readonly (() => void)[] = [
    store.flush,
    store.refresh,
    store.keep,
    () => store.rename(dea.id, 'Gimnasio'),
    () => store.answer(contract, 'trab_nombre', 'Ana'),
    () => store.accept(contract, { trab_nombre: 'Eva' }),
    () => store.answer(contract, 'trab_nombre', 'Ana'),
    () => void store.duplicate(contract.id),
  ];
  steps.forEach((step, index) => {
    type(`SN-${index}`);
    step();
    expect(stored(), `${index}`).toEqual({ dea_serie: `SN-${index}` });
  });
  type('SN-9');
  const undo = store.erase([dea.id]);
  paint();
  expect(stored()).toEqual({});
  undo();
  expect(stored()).toEqual({ dea_serie: 'SN-9' });
});

test('answers of another tab, typed within the same frame, are kept beside', () => {
  const [one, two] = [open(), open()];
  one.answer(dea, 'dea_serie', 'S');
  two.refresh();
  one.answer(dea, 'dea_serie', 'SN-1');
  two.answer(dea, 'dea_marca', 'Marca');
  paint();
  expect(stored()).toEqual({ dea_serie: 'SN-1', dea_marca: 'Marca' });
});

test('nothing that was typed comes back after the storage was wiped', () => {
  const store = open();
  store.answer(dea, 'dea_serie', 'S');
  store.answer(dea, 'dea_serie', 'SN-1');
  localStorage.clear();
  paint();
  expect(JSON.stringify({ ...localStorage })).toBe('{}');
  expect(store.status.get()).toBe('wiped');
  expect(valuesOf(store.get(), dea.id)).toEqual({ dea_serie: 'SN-1' });
});
