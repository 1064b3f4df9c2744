// @vitest-environment dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftById, newDraft, valuesOf } from '../../../../../src/features/documents/form/drafts/draft.ts';
import {
  createDraftStore,
  type DraftStore,
} from '../../../../../src/features/documents/form/drafts/draft-store.ts';
import { enteredStorage } from '../../../../../src/platform/storage/entered-storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const deaRef = { id: 'd'.repeat(32), productId: 'prod_dea_01' };
const contractRef = { id: 'c'.repeat(32), productId: 'prod_contrato_pf_ed_01' };
const deaKey = `mle.draft.${deaRef.id}`;

const answersById = (store: DraftStore) =>
  Object.fromEntries(store.get().list.map(({ id, values }) => [id, values]));
/** Returns the answers that a new page would read from storage. */
const storedAnswers = () => answersById(createDraftStore());

/**
 * Dispatches the event that a browser sends to a tab when another tab changes this key. With null, which a browser sends
 * when the storage is cleared, each store reads all its drafts again.
 */
const dispatchStorageEvent = (key: string | null = deaKey) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

/** Makes localStorage refuse to write, as if it were full. Its values can still be read and removed. */
function fillStorage(): void {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const get = (storage: Storage, name: string) => {
    const value: unknown = Reflect.get(storage, name);
    if (name === 'setItem') return refuse;
    return typeof value === 'function' ? value.bind(storage) : value;
  };
  vi.stubGlobal('localStorage', new Proxy(localStorage, { get }));
}

test('stores the first answer at once and later ones 300 ms after the last key press', () => {
  const store = createDraftStore();
  store.setAnswer(deaRef, 'dea_serie', 'S');
  expect(storedAnswers()).toEqual({ [deaRef.id]: { dea_serie: 'S' } });
  store.setAnswer(deaRef, 'dea_serie', 'SN');
  vi.advanceTimersByTime(200);
  store.setAnswer(deaRef, 'dea_serie', 'SN-1');
  vi.advanceTimersByTime(299);
  expect(answersById(store)).toEqual({ [deaRef.id]: { dea_serie: 'SN-1' } });
  expect(storedAnswers()).toEqual({ [deaRef.id]: { dea_serie: 'S' } });
  vi.advanceTimersByTime(1);
  expect(storedAnswers()).toEqual({ [deaRef.id]: { dea_serie: 'SN-1' } });
});

test.each([
  ['the field is left', (store: DraftStore) => store.flush()],
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
])('stores pending answers when %s', (_, causeFlush) => {
  const store = createDraftStore();
  store.setAnswer(deaRef, 'dea_serie', 'S');
  store.setAnswer(deaRef, 'dea_serie', 'SN-1');
  causeFlush(store);
  expect(storedAnswers()).toEqual({ [deaRef.id]: { dea_serie: 'SN-1' } });
});

test('a cleared proposal stays cleared after a reload, in other tabs and after an undo', () => {
  const store = createDraftStore();
  store.setAnswers(contractRef, { jor_lunes_salida: '18:00', trab_nombre: 'Ana' });
  const otherTab = createDraftStore();
  store.setAnswer(contractRef, 'jor_lunes_salida', '');
  store.flush();
  dispatchStorageEvent(`mle.draft.${contractRef.id}`);
  const emptiedAnswers = { [contractRef.id]: { jor_lunes_salida: '', trab_nombre: 'Ana' } };
  expect([storedAnswers(), answersById(otherTab)]).toEqual([emptiedAnswers, emptiedAnswers]);
  const drafts = store.get().list;
  const parsedDrafts = JSON.parse(JSON.stringify(drafts));
  store.erase([contractRef.id])();
  expect(storedAnswers()).toEqual(emptiedAnswers);
  store.eraseAll();
  store.importDrafts(parsedDrafts);
  expect(storedAnswers()).toEqual(emptiedAnswers);
  store.setAnswer(contractRef, 'jor_lunes_salida', undefined);
  store.flush();
  expect(storedAnswers()).toEqual({ [contractRef.id]: { trab_nombre: 'Ana' } });
});

test('an answer removed while storage is full stays removed after a reload', () => {
  const store = createDraftStore();
  store.setAnswers(contractRef, { jor_lunes_salida: '18:00', trab_nombre: 'Ana' });
  fillStorage();
  store.setAnswer(contractRef, 'jor_lunes_salida', undefined);
  store.flush();
  expect(storedAnswers()).toEqual({ [contractRef.id]: { trab_nombre: 'Ana' } });
});

test('keeps the answers of both tabs that edit the same draft', () => {
  const [thisTab, otherTab] = [createDraftStore(), createDraftStore()];
  thisTab.setAnswer(deaRef, 'est_nombre', 'Colegio');
  otherTab.setAnswer(deaRef, 'dea_marca', 'Marca');
  thisTab.setAnswer(deaRef, 'dea_modelo', 'DX');
  otherTab.setAnswer(deaRef, 'dea_marca', 'Marca 2');
  vi.runAllTimers();
  expect(storedAnswers()).toEqual({
    [deaRef.id]: { est_nombre: 'Colegio', dea_marca: 'Marca 2', dea_modelo: 'DX' },
  });
  dispatchStorageEvent();
  expect(answersById(thisTab)).toEqual(storedAnswers());
});

test('a tab that missed a storage event doesn’t overwrite the other tab’s answer', () => {
  const staleStore = createDraftStore();
  staleStore.setAnswers(deaRef, { dea_serie: 'SN-1', dea_marca: 'Marca' });
  createDraftStore().setAnswers(deaRef, { dea_marca: 'Otra' });
  staleStore.setAnswers(deaRef, { dea_modelo: 'DX' });
  expect(storedAnswers()).toEqual({
    [deaRef.id]: { dea_serie: 'SN-1', dea_marca: 'Otra', dea_modelo: 'DX' },
  });
});

test('stores a draft that another tab erased only after the draft is restored', () => {
  const [thisTab, otherTab] = [createDraftStore(), createDraftStore()];
  thisTab.setAnswers(deaRef, { dea_serie: 'SN-1' });
  dispatchStorageEvent(null);
  otherTab.erase([deaRef.id]);
  thisTab.setAnswer(deaRef, 'dea_marca', 'Marca');
  vi.runAllTimers();
  expect(thisTab.get()).toMatchObject({ list: [], erasedElsewhere: [{ id: deaRef.id }] });
  thisTab.setAnswer(deaRef, 'dea_modelo', 'DX');
  vi.runAllTimers();
  expect(storedAnswers()).toEqual({});
  const answers = { dea_serie: 'SN-1', dea_marca: 'Marca', dea_modelo: 'DX' };
  expect(valuesOf(thisTab.get(), deaRef.id)).toEqual(answers);
  thisTab.restore(deaRef.id);
  expect(thisTab.get().erasedElsewhere).toEqual([]);
  expect(storedAnswers()).toEqual({ [deaRef.id]: answers });
});

test('keeps answers typed before another tab undoes its erasure', () => {
  const [thisTab, otherTab] = [createDraftStore(), createDraftStore()];
  thisTab.setAnswers(deaRef, { dea_serie: 'SN-1' });
  dispatchStorageEvent(null);
  const undo = otherTab.erase([deaRef.id]);
  dispatchStorageEvent();
  expect(thisTab.get().erasedElsewhere).toHaveLength(1);
  thisTab.setAnswer(deaRef, 'dea_marca', 'Marca');
  undo();
  dispatchStorageEvent();
  const answers = { dea_serie: 'SN-1', dea_marca: 'Marca' };
  expect(thisTab.get()).toMatchObject({ list: [{ values: answers }], erasedElsewhere: [] });
  vi.runAllTimers();
  expect(storedAnswers()).toEqual({ [deaRef.id]: answers });
});

test('450 drafts erased in one tab stay erased when another tab writes', () => {
  const thisTab = createDraftStore();
  const ids = Array.from({ length: 450 }, (_, number) => String(number).padStart(32, '0'));
  for (const id of ids) thisTab.setAnswers({ ...deaRef, id }, { dea_serie: id });
  const otherTab = createDraftStore();
  thisTab.eraseAll();
  otherTab.setAnswer({ ...deaRef, id: ids[7] ?? '' }, 'dea_marca', 'Marca');
  otherTab.setAnswers(contractRef, { trab_nombre: 'Ana' });
  vi.runAllTimers();
  dispatchStorageEvent(null);
  expect(otherTab.get().list.map(({ id }) => id)).toEqual([contractRef.id]);
  expect(storedAnswers()).toEqual({ [contractRef.id]: { trab_nombre: 'Ana' } });
});

/**
 * Adds, erases and restores `count` drafts. Returns the number of storage accesses, plus `count` for each notification,
 * because a listener reads all drafts.
 */
function countStorageAccesses(count: number): number {
  let accessCount = 0;
  const countCalls =
    <Args extends readonly unknown[], Result>(access: (...args: Args) => Result) =>
    (...args: Args) => {
      accessCount += 1;
      return access(...args);
    };
  const store = createDraftStore({
    ...enteredStorage,
    readItem: countCalls(enteredStorage.readItem),
    readOverriddenLocal: countCalls(enteredStorage.readOverriddenLocal),
    writeItem: countCalls(enteredStorage.writeItem),
    removeItem: countCalls(enteredStorage.removeItem),
  });
  store.subscribe(() => {
    accessCount += count;
  });
  const drafts = Array.from({ length: count }, (_, number) => {
    const id = String(number).padStart(32, '0');
    return { ...newDraft({ ...deaRef, id }, '2026-03-02T12:00:00.000Z'), values: { dea_serie: id } };
  });
  store.importDrafts(drafts);
  store.eraseAll()();
  expect(store.get().list).toEqual(drafts);
  const total = accessCount;
  store.eraseAll();
  return total;
}

test('adding, erasing and restoring drafts takes linear time', () => {
  expect(countStorageAccesses(200)).toBeLessThanOrEqual(2 * countStorageAccesses(100));
});

test('answers survive a reload of the tab when localStorage is full', () => {
  fillStorage();
  const store = createDraftStore();
  expect(store.get().isStoredInTabOnly).toBe(false);
  store.setAnswer(deaRef, 'est_nombre', 'Colegio');
  expect(store.get().isStoredInTabOnly).toBe(true);
  const reloadedStore = createDraftStore();
  expect([reloadedStore.get().isStoredInTabOnly, answersById(reloadedStore)]).toEqual([
    true,
    { [deaRef.id]: { est_nombre: 'Colegio' } },
  ]);
  reloadedStore.eraseAll();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Colegio');
});

test.each(['', ' and a reload'])('keeps both tabs’ answers after storage was full%s', (suffix) => {
  let thisTab = createDraftStore();
  thisTab.setAnswers(deaRef, { dea_serie: 'SN-1', dea_marca: 'Marca' });
  fillStorage();
  thisTab.setAnswers(deaRef, { dea_marca: 'Mía' });
  vi.unstubAllGlobals();
  // sessionStorage, where this tab has stored its answers, belongs to this tab alone. Hide it from the other tab.
  const fallback = sessionStorage.getItem(deaKey) ?? '';
  sessionStorage.clear();
  createDraftStore().setAnswers(deaRef, { dea_serie: 'SN-2', dea_modelo: 'DX' });
  sessionStorage.setItem(deaKey, fallback);
  if (suffix !== '') thisTab = createDraftStore();
  thisTab.flush();
  expect(thisTab.get().isStoredInTabOnly).toBe(false);
  expect(sessionStorage.getItem(deaKey)).toBeNull();
  expect(storedAnswers()).toEqual({
    [deaRef.id]: { dea_serie: 'SN-2', dea_marca: 'Mía', dea_modelo: 'DX' },
  });
});

test.each(['', ' after a reload'])(
  'an answer that a full storage refused doesn’t replace a newer one%s',
  (suffix) => {
    let thisTab = createDraftStore();
    thisTab.setAnswers(deaRef, { dea_serie: 'SN-1' });
    fillStorage();
    thisTab.setAnswers(deaRef, { dea_serie: 'SN-2', dea_marca: 'Mía' });
    vi.unstubAllGlobals();
    const fallback = sessionStorage.getItem(deaKey) ?? '';
    sessionStorage.clear();
    createDraftStore().setAnswers(deaRef, { dea_serie: 'SN-3' });
    sessionStorage.setItem(deaKey, fallback);
    if (suffix !== '') thisTab = createDraftStore();
    thisTab.flush();
    expect(answersById(thisTab)).toEqual({ [deaRef.id]: { dea_serie: 'SN-3', dea_marca: 'Mía' } });
    expect(storedAnswers()).toEqual({ [deaRef.id]: { dea_serie: 'SN-3', dea_marca: 'Mía' } });
  },
);

test('a draft that another tab erased while storage was full stays erased', () => {
  const thisTab = createDraftStore();
  thisTab.setAnswers(deaRef, { dea_serie: 'SN-1' });
  fillStorage();
  thisTab.setAnswers(deaRef, { dea_marca: 'Mía' });
  vi.unstubAllGlobals();
  localStorage.removeItem(deaKey);
  dispatchStorageEvent();
  thisTab.setAnswers(deaRef, { dea_modelo: 'DX' });
  expect(thisTab.get().erasedElsewhere).toHaveLength(1);
  expect(storedAnswers()).toEqual({});
});

test.each(['', '{', 'null', '[]', '7', '{"id":"otro"}'])(
  'ignores the stored text %j and keeps the draft in memory',
  (text) => {
    const store = createDraftStore();
    store.setAnswers(deaRef, { dea_serie: 'SN-1' });
    localStorage.setItem(deaKey, text);
    localStorage.setItem('mle.draft.raro', JSON.stringify({ ...deaRef, id: 'raro' }));
    expect(storedAnswers()).toEqual({});
    dispatchStorageEvent();
    expect(answersById(store)).toEqual({ [deaRef.id]: { dea_serie: 'SN-1' } });
    store.setAnswers(deaRef, { dea_marca: 'Marca' });
    expect(storedAnswers()).toEqual({ [deaRef.id]: { dea_serie: 'SN-1', dea_marca: 'Marca' } });
  },
);

test('erasing one draft leaves the others', () => {
  const store = createDraftStore();
  store.setAnswers(deaRef, { est_nombre: 'Colegio' });
  store.setAnswers(contractRef, { trab_nombre: 'Ana' });
  store.setAnswer(contractRef, 'trab_nombre', 'Ana P');
  store.erase([contractRef.id]);
  vi.runAllTimers();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Ana');
  expect(answersById(store)).toEqual({ [deaRef.id]: { est_nombre: 'Colegio' } });
  store.setAnswer(deaRef, 'est_nombre', 'Colegio L');
  store.eraseAll();
  vi.runAllTimers();
  expect(store.get()).toMatchObject({ list: [], erasedElsewhere: [] });
  expect(JSON.stringify({ ...localStorage })).not.toContain('Colegio');
});

/** Creates a draft with a name, and a copy of it with two unconfirmed answers. Returns the copy. */
function addCopy(store: DraftStore) {
  store.setAnswers(deaRef, { est_nombre: 'Colegio', dea_serie: 'SN-1', dea_marca: 'Marca' });
  store.rename(deaRef, 'Gimnasio');
  const original = draftById(store.get(), deaRef.id);
  if (!original) throw new Error('No draft');
  const unconfirmed = ['dea_marca', 'dea_serie'];
  const id = store.create({
    productId: deaRef.productId,
    values: original.values,
    origin: deaRef.id,
    unconfirmed,
  });
  return { ...deaRef, id };
}

const unconfirmedKeysIn = (store: DraftStore, id: string) => draftById(store.get(), id)?.unconfirmed;

test('changing a copy doesn’t change its original', () => {
  const store = createDraftStore();
  const copy = addCopy(store);
  store.setAnswers(copy, { dea_serie: 'SN-2' });
  expect(valuesOf(store.get(), deaRef.id).dea_serie).toBe('SN-1');
  expect(draftById(createDraftStore().get(), copy.id)).toMatchObject({
    name: '',
    values: { est_nombre: 'Colegio', dea_serie: 'SN-2', dea_marca: 'Marca' },
    origin: deaRef.id,
    unconfirmed: ['dea_marca'],
  });
});

test('merges confirmations from two tabs that edit the same copy', () => {
  const thisTab = createDraftStore();
  const copy = addCopy(thisTab);
  const otherTab = createDraftStore();
  thisTab.confirm(copy, ['dea_marca']);
  otherTab.setAnswer(copy, 'dea_serie', 'SN-2');
  vi.runAllTimers();
  expect(unconfirmedKeysIn(createDraftStore(), copy.id)).toEqual([]);
  expect(valuesOf(otherTab.get(), copy.id)).toMatchObject({ dea_serie: 'SN-2', dea_marca: 'Marca' });
});

test('unconfirmed keys survive full storage, cleared storage and an undone erasure', () => {
  const store = createDraftStore();
  const copy = addCopy(store);
  store.erase([copy.id])();
  expect(unconfirmedKeysIn(createDraftStore(), copy.id)).toEqual(['dea_marca', 'dea_serie']);
  localStorage.clear();
  dispatchStorageEvent(null);
  enteredStorage.storeAgain();
  expect(unconfirmedKeysIn(createDraftStore(), copy.id)).toEqual(['dea_marca', 'dea_serie']);
  fillStorage();
  store.confirm(copy, ['dea_marca']);
  const reloaded = createDraftStore();
  expect([reloaded.get().isStoredInTabOnly, unconfirmedKeysIn(reloaded, copy.id)]).toEqual([
    true,
    ['dea_serie'],
  ]);
});

test('a copy can be created while storage is full', () => {
  fillStorage();
  const store = createDraftStore();
  const copy = addCopy(store);
  expect(unconfirmedKeysIn(createDraftStore(), copy.id)).toEqual(['dea_marca', 'dea_serie']);
});

test('imported drafts replace those with the same ids until the import is undone', () => {
  const store = createDraftStore();
  store.setAnswers(deaRef, { dea_serie: 'SN-1' });
  const [localDraft] = store.get().list;
  if (!localDraft) throw new Error('No draft');
  const importedDraft = { ...localDraft, values: { dea_serie: 'SN-9' } };
  const addedDraft = { ...localDraft, ...contractRef, values: { trab_nombre: 'Ana' } };
  const otherAddedDraft = { ...addedDraft, id: 'e'.repeat(32) };
  const undo = store.importDrafts([importedDraft, addedDraft, otherAddedDraft]);
  expect(storedAnswers()).toEqual({
    [deaRef.id]: { dea_serie: 'SN-9' },
    [contractRef.id]: { trab_nombre: 'Ana' },
    [otherAddedDraft.id]: { trab_nombre: 'Ana' },
  });
  store.setAnswers(contractRef, { trab_rut: '12.345.678-5' });
  undo();
  // The undo removes the imported answers, but not the RUT, which the user typed later.
  expect(storedAnswers()).toEqual({
    [deaRef.id]: { dea_serie: 'SN-1' },
    [contractRef.id]: { trab_rut: '12.345.678-5' },
  });
});

test('after the site’s data were cleared, stores nothing until the user agrees', () => {
  const store = createDraftStore();
  store.setAnswers(deaRef, { est_nombre: 'Colegio' });
  localStorage.clear();
  store.setAnswer(deaRef, 'dea_marca', 'Marca');
  vi.runAllTimers();
  store.setAnswers(contractRef, { trab_nombre: 'Ana' });
  store.setAnswers(deaRef, { dea_modelo: 'DX-100' });
  expect({ ...localStorage, ...sessionStorage }).toEqual({});
  const answers = { est_nombre: 'Colegio', dea_marca: 'Marca', dea_modelo: 'DX-100' };
  const allAnswers = { [deaRef.id]: answers, [contractRef.id]: { trab_nombre: 'Ana' } };
  expect([answersById(store), store.get().isStoredInTabOnly, store.get().erasedElsewhere]).toEqual([
    allAnswers,
    false,
    [],
  ]);
  enteredStorage.storeAgain();
  expect([storedAnswers(), store.get().isStoredInTabOnly]).toEqual([allAnswers, false]);
});

test('after the user discards cleared drafts, stores only new answers', () => {
  const store = createDraftStore();
  store.setAnswers(deaRef, { est_nombre: 'Colegio' });
  localStorage.clear();
  store.setAnswer(deaRef, 'dea_marca', 'Marca');
  enteredStorage.discardTyped();
  vi.runAllTimers();
  expect([store.get().list, store.get().erasedElsewhere, { ...localStorage }]).toEqual([[], [], {}]);
  store.setAnswers(deaRef, { dea_modelo: 'DX-100' });
  expect(storedAnswers()).toEqual({ [deaRef.id]: { dea_modelo: 'DX-100' } });
});

test('erasing cleared drafts can be undone', () => {
  const store = createDraftStore();
  store.setAnswers(deaRef, { est_nombre: 'Colegio' });
  localStorage.clear();
  const undo = store.eraseAll();
  expect([store.get().list, { ...localStorage }, enteredStorage.clearedStore.get()]).toEqual([[], {}, false]);
  undo();
  expect(storedAnswers()).toEqual({ [deaRef.id]: { est_nombre: 'Colegio' } });
});

test('stores the last focused field of an existing draft', () => {
  const store = createDraftStore();
  store.setFocusedField(deaRef, 'dea_marca');
  expect(store.get().list).toEqual([]);
  store.setAnswers(deaRef, { est_nombre: 'Colegio' });
  store.setFocusedField(deaRef, 'dea_marca');
  vi.runAllTimers();
  expect(draftById(createDraftStore().get(), deaRef.id)?.place).toBe('dea_marca');
});

test('a draft that another tab restores has the answers that a full storage refused', () => {
  const thisTab = createDraftStore();
  thisTab.setAnswers(deaRef, { dea_serie: 'SN-1' });
  const storedText = localStorage.getItem(deaKey) ?? '';
  fillStorage();
  thisTab.setAnswers(deaRef, { dea_marca: 'Mía' });
  vi.unstubAllGlobals();
  localStorage.removeItem(deaKey);
  dispatchStorageEvent();
  expect(thisTab.get().erasedElsewhere).toHaveLength(1);
  localStorage.setItem(deaKey, storedText);
  dispatchStorageEvent();
  thisTab.flush();
  expect(storedAnswers()).toEqual({ [deaRef.id]: { dea_serie: 'SN-1', dea_marca: 'Mía' } });
});
