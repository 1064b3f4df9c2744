// @vitest-environment dom
import { beforeEach, expect, test, vi } from 'vitest';
import { valuesOf } from '../../../../src/features/documents/form/draft.ts';
import { createDraftStore, type DraftStore } from '../../../../src/features/documents/form/draft-store.ts';
import { draftsKey, latestKey } from '../../../../src/features/documents/form/stored-keys.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const dea = { id: 'd'.repeat(32), productId: 'prod_dea_01' };
const contract = { id: 'c'.repeat(32), productId: 'prod_contrato_pf_ed_01' };

/** Every draft's answers by its id. */
const answersIn = (store: DraftStore) =>
  Object.fromEntries(store.get().list.map(({ id, values }) => [id, values]));

function fillStorage(): void {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {},
  });
}

test('a letter that a full storage left to a tab does not cost another tab its own', () => {
  const [one, two] = [createDraftStore(), createDraftStore()];
  one.answer(dea, 'est_nombre', 'Col');
  two.answer(contract, 'trab_nombre', 'Ana');
  one.answer(dea, 'est_nombre', 'Cole');
  const own = localStorage.getItem(latestKey) ?? '';
  // As if only this tab had it.
  sessionStorage.setItem(latestKey, own);
  localStorage.removeItem(latestKey);
  const other = createDraftStore();
  sessionStorage.removeItem(latestKey);
  two.answer(contract, 'trab_nombre', 'Ana P');
  sessionStorage.setItem(latestKey, own);
  other.answer(dea, 'est_nombre', 'Colegio');
  expect(answersIn(createDraftStore())).toEqual({
    [dea.id]: { est_nombre: 'Colegio' },
    [contract.id]: { trab_nombre: 'Ana P' },
  });
});

test('every key is stored at once for the next visit', () => {
  createDraftStore().answer(dea, 'est_nombre', 'Colegio');
  expect(answersIn(createDraftStore())).toEqual({ [dea.id]: { est_nombre: 'Colegio' } });
});

test('a key press writes its own draft, and not the others', () => {
  const store = createDraftStore();
  store.answer(contract, 'trab_nombre', 'Ana');
  store.answer(dea, 'est_nombre', 'Col');
  const others = localStorage.getItem(draftsKey);
  store.answer(dea, 'est_nombre', 'Colegio');
  store.answer(dea, 'dea_marca', 'Marca');
  expect(localStorage.getItem(draftsKey)).toBe(others);
  expect(localStorage.getItem(latestKey)).not.toContain('Ana');
  const all = {
    [contract.id]: { trab_nombre: 'Ana' },
    [dea.id]: { est_nombre: 'Colegio', dea_marca: 'Marca' },
  };
  expect(answersIn(createDraftStore())).toEqual(all);
  store.answer(contract, 'trab_nombre', 'Ana P');
  expect(localStorage.getItem(latestKey)).not.toContain('Colegio');
  expect(answersIn(createDraftStore())).toEqual({ ...all, [contract.id]: { trab_nombre: 'Ana P' } });
});

test('two tabs that type in turn into different drafts lose no letter', () => {
  const [one, two] = [createDraftStore(), createDraftStore()];
  for (const length of [1, 2, 3, 4, 5]) {
    one.answer(dea, 'est_nombre', 'Colegio'.slice(0, length));
    two.answer(contract, 'trab_nombre', 'Mariana'.slice(0, length));
    two.answer(contract, 'trab_nombre', `${'Mariana'.slice(0, length)}.`);
  }
  const all = { [dea.id]: { est_nombre: 'Coleg' }, [contract.id]: { trab_nombre: 'Maria.' } };
  for (const store of [one, two, createDraftStore()]) {
    store.refresh();
    expect(answersIn(store)).toEqual(all);
  }
});

test('two tabs that complete different drafts keep each other’s answers', () => {
  const one = createDraftStore();
  const two = createDraftStore();
  one.answer(dea, 'est_nombre', 'Colegio');
  two.accept(contract, { emp_rut: '77.777.777-7' });
  expect(answersIn(createDraftStore())).toEqual({
    [dea.id]: { est_nombre: 'Colegio' },
    [contract.id]: { emp_rut: '77.777.777-7' },
  });
});

test('two tabs that complete the same draft keep the answers of both', () => {
  const one = createDraftStore();
  const two = createDraftStore();
  one.answer(dea, 'est_nombre', 'Colegio');
  two.answer(dea, 'dea_marca', 'Marca Ejemplo');
  one.answer(dea, 'dea_modelo', 'DX-100');
  expect(answersIn(createDraftStore())).toEqual({
    [dea.id]: { est_nombre: 'Colegio', dea_marca: 'Marca Ejemplo', dea_modelo: 'DX-100' },
  });
});

test('when localStorage is full, answers survive a reload of the tab, can be erased, and the page is told', () => {
  fillStorage();
  const store = createDraftStore();
  expect(store.place.get()).toBe('device');
  store.answer(dea, 'est_nombre', 'Colegio');
  expect(store.place.get()).toBe('tab');
  expect(answersIn(createDraftStore())).toEqual({ [dea.id]: { est_nombre: 'Colegio' } });
  createDraftStore().eraseAll();
  expect(sessionStorage.getItem(draftsKey)).not.toContain('Colegio');
});

test('what a full storage left to a tab joins what others stored once there is room again', () => {
  const store = createDraftStore();
  fillStorage();
  store.answer(dea, 'est_nombre', 'Colegio');
  vi.unstubAllGlobals();
  const tabOnly = sessionStorage.getItem(draftsKey) ?? '';
  expect(sessionStorage.getItem(latestKey)).toBeNull();
  sessionStorage.clear();
  createDraftStore().answer(contract, 'trab_nombre', 'Ana');
  sessionStorage.setItem(draftsKey, tabOnly);
  store.answer(dea, 'dea_marca', 'Marca');
  expect(store.place.get()).toBe('device');
  sessionStorage.clear();
  expect(answersIn(createDraftStore())).toEqual({
    [dea.id]: { est_nombre: 'Colegio', dea_marca: 'Marca' },
    [contract.id]: { trab_nombre: 'Ana' },
  });
});

test.each(['', '{', 'null', '[]', '7'])('stored %j counts as nothing typed', (stored) => {
  localStorage.setItem(draftsKey, stored);
  expect(createDraftStore().get().list).toEqual([]);
});

test('erasing one draft leaves the others; erasing all leaves no answer on the device', () => {
  const store = createDraftStore();
  store.answer(dea, 'est_nombre', 'Colegio');
  store.answer(contract, 'trab_nombre', 'Ana');
  store.answer(contract, 'trab_nombre', 'Ana P');
  store.erase([contract.id]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Ana');
  expect(answersIn(store)).toEqual({ [dea.id]: { est_nombre: 'Colegio' } });
  store.answer(dea, 'est_nombre', 'Colegio L');
  store.eraseAll();
  expect(store.get().list).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Colegio');
});

test('what was erased can be brought back, also into another tab; a reload before that leaves it erased', () => {
  const store = createDraftStore();
  const tab = createDraftStore();
  store.answer(dea, 'est_nombre', 'Colegio');
  store.answer(contract, 'trab_nombre', 'Ana');
  const undo = store.eraseAll();
  tab.refresh();
  expect(tab.get().list).toEqual([]);
  expect(createDraftStore().get().list).toEqual([]);
  undo();
  tab.refresh();
  expect(answersIn(tab)).toEqual({
    [dea.id]: { est_nombre: 'Colegio' },
    [contract.id]: { trab_nombre: 'Ana' },
  });
  expect(answersIn(createDraftStore())).toEqual(answersIn(tab));
});

test('a copy is changed without its original', () => {
  const store = createDraftStore();
  store.accept(dea, { est_nombre: 'Colegio', dea_serie: 'SN-1' });
  const copy = store.duplicate(dea.id);
  store.answer({ ...dea, id: copy }, 'dea_serie', 'SN-2');
  expect(valuesOf(store.get(), dea.id).dea_serie).toBe('SN-1');
  expect(valuesOf(createDraftStore().get(), copy)).toEqual({ est_nombre: 'Colegio', dea_serie: 'SN-2' });
});

test('drafts of another device take the place of those of their ids, and that can be undone', () => {
  const store = createDraftStore();
  store.answer(dea, 'dea_serie', 'SN-1');
  const [mine] = store.get().list;
  if (!mine) throw new Error('No draft');
  const theirs = { ...mine, values: { dea_serie: 'SN-9' }, revision: 1 };
  const fresh = { ...mine, ...contract, values: { trab_nombre: 'Ana' } };
  const undo = store.take([theirs, fresh]);
  expect(answersIn(createDraftStore())).toEqual({
    [dea.id]: { dea_serie: 'SN-9' },
    [contract.id]: { trab_nombre: 'Ana' },
  });
  undo();
  expect(answersIn(createDraftStore())).toEqual({ [dea.id]: { dea_serie: 'SN-1' } });
});

test('taking a change back keeps a draft that was only named since', () => {
  const store = createDraftStore();
  store.answer(dea, 'dea_serie', 'SN-1');
  const [mine] = store.get().list;
  if (!mine) throw new Error('No draft');
  const undo = store.take([
    { ...mine, ...contract, name: 'Ana', values: { trab_nombre: 'Ana' } },
    { ...mine, id: 'e'.repeat(32), name: 'Eva' },
  ]);
  store.rename(contract.id, 'Ana, jornada parcial');
  undo();
  expect(store.get().list.map(({ id, name }) => [id, name])).toEqual([
    [dea.id, ''],
    [contract.id, 'Ana, jornada parcial'],
  ]);
});

test('taking a change back gives the draft the day of its latest answer', () => {
  const clock = { now: '2026-03-02T12:00:00.000Z' };
  const store = createDraftStore(() => new Date(clock.now));
  const editedAt = () => store.get().list.map((draft) => draft.editedAt);
  store.answer(dea, 'dea_serie', 'SN-1');
  clock.now = '2026-03-05T12:00:00.000Z';
  store.erase([dea.id])();
  expect(editedAt()).toEqual(['2026-03-02T12:00:00.000Z']);
  const [mine] = store.get().list;
  if (!mine) throw new Error('No draft');
  store.take([{ ...mine, editedAt: '2026-03-04T12:00:00.000Z' }])();
  expect(editedAt()).toEqual(['2026-03-02T12:00:00.000Z']);
  const undo = store.erase([dea.id]);
  store.answer(dea, 'dea_marca', 'Marca');
  undo();
  expect(editedAt()).toEqual(['2026-03-05T12:00:00.000Z']);
});

test('taking a change back keeps what was typed, named and begun since', () => {
  const store = createDraftStore();
  store.accept(dea, { dea_serie: 'SN-1', dea_marca: 'Marca' });
  const undoErase = store.erase([dea.id]);
  store.answer(dea, 'dea_modelo', 'DX-100');
  undoErase();
  expect(answersIn(createDraftStore())).toEqual({
    [dea.id]: { dea_serie: 'SN-1', dea_marca: 'Marca', dea_modelo: 'DX-100' },
  });

  const [mine] = store.get().list;
  if (!mine) throw new Error('No draft');
  const theirs = { ...mine, values: { dea_serie: 'SN-9', dea_marca: 'Otra' }, revision: 1 };
  const fresh = { ...mine, ...contract, values: { trab_nombre: 'Ana' } };
  const untouched = { ...fresh, id: 'e'.repeat(32) };
  const undoTake = store.take([theirs, fresh, untouched]);
  store.answer(dea, 'dea_serie', 'SN-10');
  store.answer(dea, 'dea_marca', '');
  store.rename(dea.id, 'Gimnasio');
  store.answer(contract, 'trab_rut', '12.345.678-5');
  undoTake();
  expect(answersIn(createDraftStore())).toEqual({
    [dea.id]: { dea_serie: 'SN-10', dea_modelo: 'DX-100' },
    [contract.id]: { trab_rut: '12.345.678-5' },
  });
  expect(store.get().list.map(({ name }) => name)).toEqual(['Gimnasio', '']);
});

test('after the site’s data were wiped, nothing is stored again until the person agrees', () => {
  const store = createDraftStore();
  store.answer(dea, 'est_nombre', 'Col');
  store.answer(dea, 'est_nombre', 'Colegio');
  localStorage.clear();
  store.answer(dea, 'dea_marca', 'Marca Ejemplo');
  store.accept(dea, { dea_modelo: 'DX-100' });
  expect(JSON.stringify({ ...localStorage })).toBe('{}');
  const answers = { est_nombre: 'Colegio', dea_marca: 'Marca Ejemplo', dea_modelo: 'DX-100' };
  expect(answersIn(store)).toEqual({ [dea.id]: answers });
  store.keep();
  expect(answersIn(createDraftStore())).toEqual({ [dea.id]: answers });
});

test('wiping the site’s data before anything is typed has no effect', () => {
  const store = createDraftStore();
  store.answer(dea, 'est_nombre', 'Colegio');
  store.answer(dea, 'est_nombre', '');
  localStorage.clear();
  store.answer(dea, 'dea_marca', 'Marca');
  expect(store.status.get()).toBe('stored');
  expect(answersIn(createDraftStore())).toEqual({ [dea.id]: { dea_marca: 'Marca' } });
});
