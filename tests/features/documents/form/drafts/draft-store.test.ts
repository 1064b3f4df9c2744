// @vitest-environment dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftById, newDraft, valuesOf } from '../../../../../src/features/documents/form/drafts/draft.ts';
import {
  createDraftStore,
  type DraftStore,
} from '../../../../../src/features/documents/form/drafts/draft-store.ts';
import { typedStorage } from '../../../../../src/platform/storage/typed-storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const dea = { id: 'd'.repeat(32), productId: 'prod_dea_01' };
const contract = { id: 'c'.repeat(32), productId: 'prod_contrato_pf_ed_01' };
const deaKey = `mle.draft.${dea.id}`;

/** Returns every draft's answers by its id. */
const answersIn = (store: DraftStore) =>
  Object.fromEntries(store.get().list.map(({ id, values }) => [id, values]));
/** Returns the answers that the next visit finds. */
const stored = () => answersIn(createDraftStore());

/** Notifies the page of another tab's change to that key, or of a clear if null. */
const tell = (key: string | null = deaKey) => window.dispatchEvent(new StorageEvent('storage', { key }));

/** Makes localStorage refuse new values and keep its present ones. */
function fillStorage(): void {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const get = (storage: Storage, name: string) => {
    const own: unknown = Reflect.get(storage, name);
    if (name === 'setItem') return refuse;
    return typeof own === 'function' ? own.bind(storage) : own;
  };
  vi.stubGlobal('localStorage', new Proxy(localStorage, { get }));
}

test('a draft is created at the first answer and stored 300 ms after the last key', () => {
  const store = createDraftStore();
  store.answer(dea, 'dea_serie', 'S');
  expect(stored()).toEqual({ [dea.id]: { dea_serie: 'S' } });
  store.answer(dea, 'dea_serie', 'SN');
  vi.advanceTimersByTime(200);
  store.answer(dea, 'dea_serie', 'SN-1');
  vi.advanceTimersByTime(299);
  expect(answersIn(store)).toEqual({ [dea.id]: { dea_serie: 'SN-1' } });
  expect(stored()).toEqual({ [dea.id]: { dea_serie: 'S' } });
  vi.advanceTimersByTime(1);
  expect(stored()).toEqual({ [dea.id]: { dea_serie: 'SN-1' } });
});

test.each([
  ['the field is left', (store: DraftStore) => store.flush()],
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a key is stored when %s', (_, leave) => {
  const store = createDraftStore();
  store.answer(dea, 'dea_serie', 'S');
  store.answer(dea, 'dea_serie', 'SN-1');
  leave(store);
  expect(stored()).toEqual({ [dea.id]: { dea_serie: 'SN-1' } });
});

test('an emptied answer stays empty after a reload, in other tabs and after an undo', () => {
  const store = createDraftStore();
  store.accept(contract, { jor_lunes_salida: '18:00', trab_nombre: 'Ana' });
  const other = createDraftStore();
  store.answer(contract, 'jor_lunes_salida', '');
  store.flush();
  tell(`mle.draft.${contract.id}`);
  const emptied = { [contract.id]: { jor_lunes_salida: '', trab_nombre: 'Ana' } };
  expect([stored(), answersIn(other)]).toEqual([emptied, emptied]);
  const drafts = store.get().list;
  const file = JSON.parse(JSON.stringify(drafts));
  store.erase([contract.id])();
  expect(stored()).toEqual(emptied);
  store.eraseAll();
  store.take(file);
  expect(stored()).toEqual(emptied);
  store.answer(contract, 'jor_lunes_salida', undefined);
  store.flush();
  expect(stored()).toEqual({ [contract.id]: { trab_nombre: 'Ana' } });
});

test('on a full disk a reverted answer stays reverted after a reload', () => {
  const store = createDraftStore();
  store.accept(contract, { jor_lunes_salida: '18:00', trab_nombre: 'Ana' });
  fillStorage();
  store.answer(contract, 'jor_lunes_salida', undefined);
  store.flush();
  expect(stored()).toEqual({ [contract.id]: { trab_nombre: 'Ana' } });
});

test('two tabs that edit one draft keep the answers of both', () => {
  const [one, two] = [createDraftStore(), createDraftStore()];
  one.answer(dea, 'est_nombre', 'Colegio');
  two.answer(dea, 'dea_marca', 'Marca');
  one.answer(dea, 'dea_modelo', 'DX');
  two.answer(dea, 'dea_marca', 'Marca 2');
  vi.runAllTimers();
  expect(stored()).toEqual({
    [dea.id]: { est_nombre: 'Colegio', dea_marca: 'Marca 2', dea_modelo: 'DX' },
  });
  tell();
  expect(answersIn(one)).toEqual(stored());
});

test('a sleeping tab overwrites nothing', () => {
  const asleep = createDraftStore();
  asleep.accept(dea, { dea_serie: 'SN-1', dea_marca: 'Marca' });
  createDraftStore().accept(dea, { dea_marca: 'Otra' });
  asleep.accept(dea, { dea_modelo: 'DX' });
  expect(stored()).toEqual({ [dea.id]: { dea_serie: 'SN-1', dea_marca: 'Otra', dea_modelo: 'DX' } });
});

test('a draft that another tab erased is not stored again until the person agrees', () => {
  const [mine, other] = [createDraftStore(), createDraftStore()];
  mine.accept(dea, { dea_serie: 'SN-1' });
  tell(null);
  other.erase([dea.id]);
  mine.answer(dea, 'dea_marca', 'Marca');
  vi.runAllTimers();
  expect(mine.get()).toMatchObject({ list: [], lost: [{ id: dea.id }] });
  mine.answer(dea, 'dea_modelo', 'DX');
  vi.runAllTimers();
  expect(stored()).toEqual({});
  const answers = { dea_serie: 'SN-1', dea_marca: 'Marca', dea_modelo: 'DX' };
  expect(valuesOf(mine.get(), dea.id)).toEqual(answers);
  mine.restore(dea.id);
  expect(mine.get().lost).toEqual([]);
  expect(stored()).toEqual({ [dea.id]: answers });
});

test('a draft that another tab erases and restores keeps what was typed meanwhile', () => {
  const [mine, other] = [createDraftStore(), createDraftStore()];
  mine.accept(dea, { dea_serie: 'SN-1' });
  tell(null);
  const undo = other.erase([dea.id]);
  tell();
  expect(mine.get().lost).toHaveLength(1);
  mine.answer(dea, 'dea_marca', 'Marca');
  undo();
  tell();
  const answers = { dea_serie: 'SN-1', dea_marca: 'Marca' };
  expect(mine.get()).toMatchObject({ list: [{ values: answers }], lost: [] });
  vi.runAllTimers();
  expect(stored()).toEqual({ [dea.id]: answers });
});

test('450 drafts erased in one tab stay erased while another tab is typing', () => {
  const mine = createDraftStore();
  const ids = Array.from({ length: 450 }, (_, number) => String(number).padStart(32, '0'));
  for (const id of ids) mine.accept({ ...dea, id }, { dea_serie: id });
  const other = createDraftStore();
  mine.eraseAll();
  other.answer({ ...dea, id: ids[7] ?? '' }, 'dea_marca', 'Marca');
  other.accept(contract, { trab_nombre: 'Ana' });
  vi.runAllTimers();
  tell(null);
  expect(other.get().list.map(({ id }) => id)).toEqual([contract.id]);
  expect(stored()).toEqual({ [contract.id]: { trab_nombre: 'Ana' } });
});

/** Counts the accesses to the storage and the drafts listed to subscribers while drafts are taken, erased and restored. */
function workFor(count: number): number {
  let work = 0;
  const counted =
    <Args extends readonly unknown[], Result>(access: (...args: Args) => Result) =>
    (...args: Args) => {
      work += 1;
      return access(...args);
    };
  const store = createDraftStore({
    ...typedStorage,
    readItem: counted(typedStorage.readItem),
    readShared: counted(typedStorage.readShared),
    writeItem: counted(typedStorage.writeItem),
    removeItem: counted(typedStorage.removeItem),
  });
  store.subscribe(() => {
    work += count;
  });
  const drafts = Array.from({ length: count }, (_, number) => {
    const id = String(number).padStart(32, '0');
    return { ...newDraft({ ...dea, id }, '2026-03-02T12:00:00.000Z'), values: { dea_serie: id } };
  });
  store.take(drafts);
  store.eraseAll()();
  expect(store.get().list).toEqual(drafts);
  const total = work;
  store.eraseAll();
  return total;
}

test('selecting, erasing and restoring take work in proportion to the number of drafts', () => {
  expect(workFor(200)).toBeLessThanOrEqual(2 * workFor(100));
});

test('answers survive a reload of the tab when localStorage is full', () => {
  fillStorage();
  const store = createDraftStore();
  expect(store.get().endsWithTab).toBe(false);
  store.answer(dea, 'est_nombre', 'Colegio');
  expect(store.get().endsWithTab).toBe(true);
  const reloaded = createDraftStore();
  expect([reloaded.get().endsWithTab, answersIn(reloaded)]).toEqual([
    true,
    { [dea.id]: { est_nombre: 'Colegio' } },
  ]);
  reloaded.eraseAll();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Colegio');
});

test.each(['', ', also after a reload'])('both tabs’ answers are kept after a full disk%s', (way) => {
  let mine = createDraftStore();
  mine.accept(dea, { dea_serie: 'SN-1', dea_marca: 'Marca' });
  fillStorage();
  mine.accept(dea, { dea_marca: 'Mía' });
  vi.unstubAllGlobals();
  // Another tab cannot access this tab's fallback storage.
  const own = sessionStorage.getItem(deaKey) ?? '';
  sessionStorage.clear();
  createDraftStore().accept(dea, { dea_serie: 'SN-2', dea_modelo: 'DX' });
  sessionStorage.setItem(deaKey, own);
  if (way !== '') mine = createDraftStore();
  mine.flush();
  expect(mine.get().endsWithTab).toBe(false);
  expect(sessionStorage.getItem(deaKey)).toBeNull();
  expect(stored()).toEqual({ [dea.id]: { dea_serie: 'SN-2', dea_marca: 'Mía', dea_modelo: 'DX' } });
});

test.each(['', ' after a reload'])(
  'an answer that a full disk refused doesn’t replace a newer one%s',
  (way) => {
    let mine = createDraftStore();
    mine.accept(dea, { dea_serie: 'SN-1' });
    fillStorage();
    mine.accept(dea, { dea_serie: 'SN-2', dea_marca: 'Mía' });
    vi.unstubAllGlobals();
    const own = sessionStorage.getItem(deaKey) ?? '';
    sessionStorage.clear();
    createDraftStore().accept(dea, { dea_serie: 'SN-3' });
    sessionStorage.setItem(deaKey, own);
    if (way !== '') mine = createDraftStore();
    mine.flush();
    expect(answersIn(mine)).toEqual({ [dea.id]: { dea_serie: 'SN-3', dea_marca: 'Mía' } });
    expect(stored()).toEqual({ [dea.id]: { dea_serie: 'SN-3', dea_marca: 'Mía' } });
  },
);

test('a draft that another tab erased while the disk was full stays erased', () => {
  const mine = createDraftStore();
  mine.accept(dea, { dea_serie: 'SN-1' });
  fillStorage();
  mine.accept(dea, { dea_marca: 'Mía' });
  vi.unstubAllGlobals();
  localStorage.removeItem(deaKey);
  tell();
  mine.accept(dea, { dea_modelo: 'DX' });
  expect(mine.get().lost).toHaveLength(1);
  expect(stored()).toEqual({});
});

test.each(['', '{', 'null', '[]', '7', '{"id":"otro"}'])(
  'stored %j is ignored without affecting the drafts',
  (text) => {
    const store = createDraftStore();
    store.accept(dea, { dea_serie: 'SN-1' });
    localStorage.setItem(deaKey, text);
    localStorage.setItem('mle.draft.raro', JSON.stringify({ ...dea, id: 'raro' }));
    expect(stored()).toEqual({});
    tell();
    expect(answersIn(store)).toEqual({ [dea.id]: { dea_serie: 'SN-1' } });
    store.accept(dea, { dea_marca: 'Marca' });
    expect(stored()).toEqual({ [dea.id]: { dea_serie: 'SN-1', dea_marca: 'Marca' } });
  },
);

test('erasing one draft leaves the others', () => {
  const store = createDraftStore();
  store.accept(dea, { est_nombre: 'Colegio' });
  store.accept(contract, { trab_nombre: 'Ana' });
  store.answer(contract, 'trab_nombre', 'Ana P');
  store.erase([contract.id]);
  vi.runAllTimers();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Ana');
  expect(answersIn(store)).toEqual({ [dea.id]: { est_nombre: 'Colegio' } });
  store.answer(dea, 'est_nombre', 'Colegio L');
  store.eraseAll();
  vi.runAllTimers();
  expect(store.get()).toMatchObject({ list: [], lost: [] });
  expect(JSON.stringify({ ...localStorage })).not.toContain('Colegio');
});

/** Copies a draft with that name, including its marks. */
function copied(store: DraftStore) {
  store.accept(dea, { est_nombre: 'Colegio', dea_serie: 'SN-1', dea_marca: 'Marca' });
  store.rename(dea, 'Gimnasio');
  const original = draftById(store.get(), dea.id);
  if (!original) throw new Error('No draft');
  const unconfirmed = ['dea_marca', 'dea_serie'];
  const id = store.begin({ productId: dea.productId, values: original.values, origin: dea.id, unconfirmed });
  return { ...dea, id };
}

const marksIn = (store: DraftStore, id: string) => draftById(store.get(), id)?.unconfirmed;

test('a copy is changed without its original', () => {
  const store = createDraftStore();
  const copy = copied(store);
  store.accept(copy, { dea_serie: 'SN-2' });
  expect(valuesOf(store.get(), dea.id).dea_serie).toBe('SN-1');
  expect(draftById(createDraftStore().get(), copy.id)).toMatchObject({
    name: '',
    values: { est_nombre: 'Colegio', dea_serie: 'SN-2', dea_marca: 'Marca' },
    origin: dea.id,
    unconfirmed: ['dea_marca'],
  });
});

test('questions of a copy that either tab settles are settled in both', () => {
  const one = createDraftStore();
  const copy = copied(one);
  const two = createDraftStore();
  one.confirm(copy, ['dea_marca']);
  two.answer(copy, 'dea_serie', 'SN-2');
  vi.runAllTimers();
  expect(marksIn(createDraftStore(), copy.id)).toEqual([]);
  expect(valuesOf(two.get(), copy.id)).toMatchObject({ dea_serie: 'SN-2', dea_marca: 'Marca' });
});

test('open questions of a copy survive a full disk, a wiped storage and an undone erasure', () => {
  const store = createDraftStore();
  const copy = copied(store);
  store.erase([copy.id])();
  expect(marksIn(createDraftStore(), copy.id)).toEqual(['dea_marca', 'dea_serie']);
  localStorage.clear();
  tell(null);
  typedStorage.storeAgain();
  expect(marksIn(createDraftStore(), copy.id)).toEqual(['dea_marca', 'dea_serie']);
  fillStorage();
  store.confirm(copy, ['dea_marca']);
  const reloaded = createDraftStore();
  expect([reloaded.get().endsWithTab, marksIn(reloaded, copy.id)]).toEqual([true, ['dea_serie']]);
});

test('a copy can be created on a full disk', () => {
  fillStorage();
  const store = createDraftStore();
  const copy = copied(store);
  expect(marksIn(createDraftStore(), copy.id)).toEqual(['dea_marca', 'dea_serie']);
});

test('drafts of another device replace those with the same ids until undone', () => {
  const store = createDraftStore();
  store.accept(dea, { dea_serie: 'SN-1' });
  const [mine] = store.get().list;
  if (!mine) throw new Error('No draft');
  const theirs = { ...mine, values: { dea_serie: 'SN-9' } };
  const fresh = { ...mine, ...contract, values: { trab_nombre: 'Ana' } };
  const untouched = { ...fresh, id: 'e'.repeat(32) };
  const undo = store.take([theirs, fresh, untouched]);
  expect(stored()).toEqual({
    [dea.id]: { dea_serie: 'SN-9' },
    [contract.id]: { trab_nombre: 'Ana' },
    [untouched.id]: { trab_nombre: 'Ana' },
  });
  store.accept(contract, { trab_rut: '12.345.678-5' });
  undo();
  // Later answers stay.
  expect(stored()).toEqual({
    [dea.id]: { dea_serie: 'SN-1' },
    [contract.id]: { trab_rut: '12.345.678-5' },
  });
});

test('nothing is stored after the site’s data were cleared until the person agrees', () => {
  const store = createDraftStore();
  store.accept(dea, { est_nombre: 'Colegio' });
  localStorage.clear();
  store.answer(dea, 'dea_marca', 'Marca');
  vi.runAllTimers();
  store.accept(contract, { trab_nombre: 'Ana' });
  store.accept(dea, { dea_modelo: 'DX-100' });
  expect({ ...localStorage, ...sessionStorage }).toEqual({});
  const answers = { est_nombre: 'Colegio', dea_marca: 'Marca', dea_modelo: 'DX-100' };
  const all = { [dea.id]: answers, [contract.id]: { trab_nombre: 'Ana' } };
  expect([answersIn(store), store.get().endsWithTab, store.get().lost]).toEqual([all, false, []]);
  typedStorage.storeAgain();
  expect([stored(), store.get().endsWithTab]).toEqual([all, false]);
});

test('cleared drafts that the person discards are not stored again', () => {
  const store = createDraftStore();
  store.accept(dea, { est_nombre: 'Colegio' });
  localStorage.clear();
  store.answer(dea, 'dea_marca', 'Marca');
  typedStorage.discardTyped();
  vi.runAllTimers();
  expect([store.get().list, store.get().lost, { ...localStorage }]).toEqual([[], [], {}]);
  store.accept(dea, { dea_modelo: 'DX-100' });
  expect(stored()).toEqual({ [dea.id]: { dea_modelo: 'DX-100' } });
});

test('erasing cleared drafts can be undone', () => {
  const store = createDraftStore();
  store.accept(dea, { est_nombre: 'Colegio' });
  localStorage.clear();
  const undo = store.eraseAll();
  expect([store.get().list, { ...localStorage }, typedStorage.cleared.get()]).toEqual([[], {}, false]);
  undo();
  expect(stored()).toEqual({ [dea.id]: { est_nombre: 'Colegio' } });
});

test('the person’s position is kept with an existing draft', () => {
  const store = createDraftStore();
  store.visit(dea, 'dea_marca');
  expect(store.get().list).toEqual([]);
  store.accept(dea, { est_nombre: 'Colegio' });
  store.visit(dea, 'dea_marca');
  vi.runAllTimers();
  expect(draftById(createDraftStore().get(), dea.id)?.place).toBe('dea_marca');
});

test('a draft that another tab brings back keeps what a full disk refused', () => {
  const mine = createDraftStore();
  mine.accept(dea, { dea_serie: 'SN-1' });
  const text = localStorage.getItem(deaKey) ?? '';
  fillStorage();
  mine.accept(dea, { dea_marca: 'Mía' });
  vi.unstubAllGlobals();
  localStorage.removeItem(deaKey);
  tell();
  expect(mine.get().lost).toHaveLength(1);
  localStorage.setItem(deaKey, text);
  tell();
  mine.flush();
  expect(stored()).toEqual({ [dea.id]: { dea_serie: 'SN-1', dea_marca: 'Mía' } });
});
