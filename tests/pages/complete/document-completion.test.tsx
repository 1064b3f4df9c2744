// @vitest-environment dom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { draftsCopy } from '../../../src/content/documents/drafts-copy.ts';
import { labels } from '../../../src/content/frame-copy.ts';
import { draftsOf } from '../../../src/features/documents/form/drafts/draft.ts';
import {
  createDraftStore,
  type DraftStore,
} from '../../../src/features/documents/form/drafts/draft-store.ts';
import { undoLatest, undoOffers } from '../../../src/features/documents/form/drafts/panel/undo.tsx';
import { downloadButtonId, fieldId } from '../../../src/features/documents/form/inputs/field-ids.ts';
import { documentFor } from '../../../src/features/documents/templates/documents.ts';
import { createPurchasesStore } from '../../../src/features/purchases/purchases-store.ts';
import { createLetterheadStore } from '../../../src/features/school/letterhead-store.ts';
import { createProfileStore } from '../../../src/features/school/profile.ts';
import { createSchoolStore, schoolPart } from '../../../src/features/school/school.ts';
import { letterheadKey } from '../../../src/features/school/stored-keys.ts';
import { DocumentCompletion } from '../../../src/pages/complete/document-completion.tsx';
import { persistence } from '../../../src/platform/storage/persistence.ts';
import { createStores, StoresProvider } from '../../../src/platform/store.ts';
import { LabelsProvider } from '../../../src/ui/labels.ts';
import { partReaderOfFile } from '../../features/documents/docx-parts.ts';
import { crest } from '../../features/school/crest.ts';
import { receipt } from '../purchases/purchases-fixture.tsx';

const deaId = 'prod_dea_01';
const contractId = 'prod_contrato_pf_ed_01';
const [firstId, secondId] = ['1'.repeat(32), '2'.repeat(32)];

// On the first import, Vitest transforms the templates. That takes longer than a test waits.
beforeAll(async () => {
  await Promise.all([deaId, contractId].map((productId) => documentFor(productId)?.load()));
});

beforeEach(() => {
  sessionStorage.clear();
  act(() => {
    undoOffers.set([]);
  });
  localStorage.clear();
});

let stores = createStores();
const letterheadStore = () => stores.get(createLetterheadStore);

type Options = { readonly drafts?: DraftStore; readonly address?: string; readonly product?: string };

async function open({
  drafts = createDraftStore(),
  address = '/completar/x',
  product = deaId,
}: Options = {}) {
  const entry = documentFor(product);
  if (!entry) throw new Error(`${product} has no document`);
  stores = createStores([createDraftStore, drafts]);
  const school = createSchoolStore(stores.get(createProfileStore).part(schoolPart));
  window.history.replaceState(null, '', address);
  const view = await act(async () =>
    render(
      <LabelsProvider value={labels}>
        <StoresProvider value={stores}>
          <BrowserRouter useTransitions={false}>
            <DocumentCompletion entry={entry} title="Completar" />
          </BrowserRouter>
        </StoresProvider>
      </LabelsProvider>,
    ),
  );
  await waitFor(() => expect(document.querySelector('article')).not.toBeNull());
  await toggleOptions();
  return { drafts, school, ...view };
}

const toggleOptions = () =>
  act(async () => fireEvent.click(findDraftBar().getByRole('button', { name: /más opciones$/i })));

/** Finds the drafts' bar by an attribute, because a query by role would search the whole form. */
function findDraftBar() {
  const section = document.querySelector('[aria-labelledby=borrador]');
  if (!(section instanceof HTMLElement)) throw new Error('The page has no bar of drafts');
  return within(section);
}

const draftTitle = () => findDraftBar().getByRole('heading', { level: 2 }).textContent;

/** Finds a field by its key, because a query by label would search the whole form. */
function field(key: string): HTMLElement {
  const input = document.getElementById(fieldId(key));
  if (!input) throw new Error(`No field ${key}`);
  return input;
}

function answer(key: string, text: string): void {
  const control = field(key);
  fireEvent.focus(control);
  fireEvent.change(control, { target: { value: text } });
  fireEvent.blur(control);
}

const press = (name: string) =>
  act(async () => fireEvent.click(findDraftBar().getByRole('button', { name })));
const follow = (name: string) => act(async () => fireEvent.click(findDraftBar().getByRole('link', { name })));

async function pressAndAnswer(name: string, answerName: string): Promise<void> {
  await press(name);
  const question = await screen.findByRole('alertdialog');
  await act(async () => fireEvent.click(within(question).getByRole('button', { name: answerName })));
}

/** Stores drafts for two DEA of one school. The second draft is edited last. */
function storeTwoDrafts(): DraftStore {
  const drafts = createDraftStore();
  drafts.setAnswers({ id: firstId, productId: deaId }, { est_nombre: 'Colegio', dea_serie: 'SN-1' });
  drafts.setAnswers({ id: secondId, productId: deaId }, { est_nombre: 'Colegio', dea_serie: 'SN-2' });
  return drafts;
}

test('a second draft for a DEA starts with the school’s data from the first', async () => {
  const { drafts } = await open();
  answer('est_nombre', 'Colegio Los Aromos de Prueba');
  answer('dea_serie', 'SN-000123');
  expect(draftTitle()).toContain('DEA SN-000123');
  // A single draft needs no list.
  expect(findDraftBar().queryByRole('list', { name: draftsCopy.list(1) })).toBeNull();
  const firstSearch = window.location.search;
  await press('Otro DEA');
  await toggleOptions();
  expect(findDraftBar().getByRole('list', { name: draftsCopy.list(2) })).toBeTruthy();
  expect(draftTitle()).toMatch(/DEA sin nombre \(\d+ de [a-z]+, \d\d:\d\d\)/);
  expect(field('dea_serie')).toHaveProperty('value', '');
  expect(field('est_nombre')).toHaveProperty('value', 'Colegio Los Aromos de Prueba');
  expect(screen.queryByText('Usar esos datos')).toBeNull();
  const previousNote = findDraftBar().getByText('El anterior quedó guardado:').parentElement;
  answer('dea_serie', 'SN-000456');
  expect(previousNote?.isConnected).toBe(true);
  const link = previousNote?.querySelector('a');
  if (!link) throw new Error('No link to the first draft');
  await act(async () => fireEvent.click(link));
  expect(window.location.search).toBe(firstSearch);
  expect(findDraftBar().queryByText('El anterior quedó guardado:')).toBeNull();
  expect(
    draftsOf(drafts.get(), deaId)
      .map(({ values }) => values.dea_serie)
      .sort(),
  ).toEqual(['SN-000123', 'SN-000456']);
});

test('a new blank draft is empty but offers the school’s data from the earlier draft', async () => {
  await open();
  answer('est_nombre', 'Colegio Los Aromos de Prueba');
  answer('dea_serie', 'SN-000123');
  await press('Empezar uno en blanco');
  expect(field('est_nombre')).toHaveProperty('value', '');
  expect(findDraftBar().getByText('El anterior quedó guardado:').parentElement?.textContent).toContain(
    'DEA SN-000123',
  );
  await act(async () => fireEvent.click(screen.getByText('Usar esos datos')));
  expect(field('est_nombre')).toHaveProperty('value', 'Colegio Los Aromos de Prueba');
});

test('unfolded options offer the next draft once there is an answer that it would copy', async () => {
  await open();
  const nextDraftButton = () => findDraftBar().queryByRole('button', { name: 'Otro DEA' });
  expect(nextDraftButton()).toBeNull();
  answer('dea_serie', 'SN-000123');
  expect(nextDraftButton()).toBeNull();
  answer('est_nombre', 'Colegio Los Aromos de Prueba');
  expect(nextDraftButton()).not.toBeNull();
  await toggleOptions();
  expect(nextDraftButton()).toBeNull();
});

test('a double click starts one draft', async () => {
  const { drafts } = await open({ drafts: storeTwoDrafts(), address: `/completar/x?borrador=${firstId}` });
  const button = findDraftBar().getByRole('button', { name: 'Otro DEA' });
  await act(async () => {
    fireEvent.click(button, { detail: 1 });
    fireEvent.click(button, { detail: 2 });
  });
  expect(drafts.get().list).toHaveLength(3);
});

test('Back returns to the draft that was open before', async () => {
  await open({ drafts: storeTwoDrafts(), address: `/completar/x?borrador=${firstId}` });
  expect(draftTitle()).toContain('DEA SN-1');
  await follow('DEA SN-2');
  expect(window.location.search).toBe(`?borrador=${secondId}`);
  expect(draftTitle()).toContain('DEA SN-2');
  // Simulate Back, because happy-dom would request the page from a server.
  await act(async () => {
    window.history.replaceState(null, '', `/completar/x?borrador=${firstId}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(draftTitle()).toContain('DEA SN-1');
  expect(field('dea_serie')).toHaveProperty('value', 'SN-1');
});

test.each([
  ['no draft', ''],
  ['an invalid id', '?borrador=%3Cscript%3E'],
  ['the draft of another document', `?borrador=${'c'.repeat(32)}`],
])('with %s in the address, the draft that was edited last opens', async (_, search) => {
  const drafts = storeTwoDrafts();
  drafts.setAnswers({ id: 'c'.repeat(32), productId: contractId }, { trab_nombre: 'Ana' });
  drafts.setAnswer({ id: firstId, productId: deaId }, 'dea_marca', 'Marca');
  await open({ drafts, address: `/completar/x${search}` });
  const lastDraftId = draftsOf(drafts.get(), deaId)[0]?.id;
  expect(window.location.search).toBe(`?borrador=${lastDraftId}`);
});

test('a copied draft is named after its answers unless the user names it', async () => {
  const { drafts } = await open({ drafts: storeTwoDrafts(), address: `/completar/x?borrador=${firstId}` });
  await press('Duplicar este borrador');
  expect(draftTitle()).toContain('DEA SN-1 (2)');
  answer('dea_serie', 'SN-3');
  expect(draftTitle()).toContain('DEA SN-3');
  fireEvent.change(findDraftBar().getByLabelText('Nombre del borrador'), {
    target: { value: ' El del gimnasio ' },
  });
  await press('Guardar el nombre');
  expect(draftTitle()).toContain('El del gimnasio');
  fireEvent.change(findDraftBar().getByLabelText('Nombre del borrador'), { target: { value: '' } });
  await press('Guardar el nombre');
  expect(draftTitle()).toContain('DEA SN-3');
  expect(drafts.get().list).toHaveLength(3);
});

test('erasing a draft asks for confirmation, opens the next draft and can be undone', async () => {
  const { drafts } = await open({ drafts: storeTwoDrafts(), address: `/completar/x?borrador=${firstId}` });
  await pressAndAnswer('Borrar este borrador', 'Conservar');
  expect(drafts.get().list).toHaveLength(2);
  await pressAndAnswer('Borrar este borrador', 'Borrar');
  expect(drafts.get().list.map(({ id }) => id)).toEqual([secondId]);
  await waitFor(() => expect(draftTitle()).toContain('DEA SN-2'));
  expect(screen.getByText('Se borró «DEA SN-1».')).toBeTruthy();
  await press('Deshacer');
  expect(draftTitle()).toContain('DEA SN-1');
  expect(window.location.search).toBe(`?borrador=${firstId}`);
  expect(field('dea_serie')).toHaveProperty('value', 'SN-1');
  expect(findDraftBar().queryByRole('button', { name: 'Deshacer' })).toBeNull();
});

test('a draft erased by another tab stays open', async () => {
  await open({ drafts: storeTwoDrafts(), address: `/completar/x?borrador=${firstId}` });
  act(() => {
    localStorage.removeItem(`mle.draft.${firstId}`);
    window.dispatchEvent(new StorageEvent('storage', { key: `mle.draft.${firstId}` }));
  });
  expect(draftTitle()).toContain('DEA SN-1');
  expect(window.location.search).toBe(`?borrador=${firstId}`);
});

test('undoing an erasure after leaving the page opens nothing', async () => {
  const { drafts, unmount } = await open({
    drafts: storeTwoDrafts(),
    address: `/completar/x?borrador=${firstId}`,
  });
  await pressAndAnswer('Borrar este borrador', 'Borrar');
  unmount();
  window.history.replaceState(null, '', '/mis-compras');
  undoLatest();
  expect(drafts.get().list).toHaveLength(2);
  expect(window.location.pathname + window.location.search).toBe('/mis-compras');
});

test('a click in the list of drafts opens the draft at once, before a key is pressed', async () => {
  await open({ drafts: storeTwoDrafts(), address: `/completar/x?borrador=${firstId}` });
  // Click outside of `act`, as a browser does, to see what renders immediately.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  findDraftBar().getByRole('link', { name: 'DEA SN-2' }).click();
  await null;
  expect(field('dea_serie')).toHaveProperty('value', 'SN-2');
});

test('erasing everything asks for confirmation and can be undone with the keyboard', async () => {
  act(() => letterheadStore().choose(crest));
  const drafts = storeTwoDrafts();
  drafts.setAnswers({ id: 'c'.repeat(32), productId: contractId }, { trab_nombre: 'Ana Prueba Ejemplo' });
  const { school } = await open({ drafts, address: `/completar/x?borrador=${firstId}` });
  await press('Guardar los de este borrador');
  expect(school.get()).toEqual({ 'school.name': 'Colegio' });
  await press('Borrar todo lo escrito');
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('la imagen de su membrete');
  await act(async () => fireEvent.click(within(question).getByRole('button', { name: 'Borrar' })));
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Ana|Colegio|SN-/);
  expect(localStorage.getItem(letterheadKey)).toBeNull();
  expect(letterheadStore().get().image).toBeUndefined();
  expect(field('dea_serie')).toHaveProperty('value', '');
  await act(async () => void fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true }));
  expect(drafts.get().list).toHaveLength(3);
  expect(school.get()).toEqual({ 'school.name': 'Colegio' });
  expect(localStorage.getItem(letterheadKey)).toContain(crest.data);
  // The draft that was open opens again, although another was edited later.
  expect(window.location.search).toBe(`?borrador=${firstId}`);
  expect(field('dea_serie')).toHaveProperty('value', 'SN-1');
});

test.each([
  ['data', (school: ReturnType<typeof createSchoolStore>) => void school.add({ 'school.name': 'Colegio' })],
  ['letterhead', () => letterheadStore().choose(crest)],
])('the school’s %s can be erased without any draft', async (_, saveData) => {
  const { school } = await open();
  expect(findDraftBar().queryByRole('button', { name: 'Borrar todo lo escrito' })).toBeNull();
  act(() => saveData(school));
  await pressAndAnswer('Borrar todo lo escrito', 'Borrar');
  expect(school.get()).toEqual({});
  expect(letterheadStore().get()).toEqual({});
  expect(findDraftBar().queryByRole('button', { name: 'Borrar todo lo escrito' })).toBeNull();
});

test('Ctrl+Z in a field does not undo an erasure', async () => {
  const { drafts } = await open({ drafts: storeTwoDrafts() });
  await pressAndAnswer('Borrar todo lo escrito', 'Borrar');
  fireEvent.keyDown(field('dea_serie'), { key: 'z', ctrlKey: true });
  expect(drafts.get().list).toEqual([]);
});

test('downloading a contract with the school’s letterhead records the version of its text', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  const saveSpy = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:contrato');
  // happy-dom would leave the page for the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'dispatchEvent').mockReturnValue(true);
  act(() => letterheadStore().choose(crest));
  await open({ product: contractId });
  const purchases = stores.get(createPurchasesStore);
  act(() => void purchases.addReceipt(receipt));
  answer('trab_nombre', 'Ana Prueba Ejemplo');
  const button = document.getElementById(downloadButtonId);
  if (!button) throw new Error('The page has no download button');
  await act(async () => fireEvent.click(button));
  await act(async () => fireEvent.click(screen.getByText('Descargar igual')));
  await waitFor(() => expect(saveSpy).toHaveBeenCalledOnce());
  const [file] = saveSpy.mock.calls[0] ?? [];
  if (!(file instanceof Blob)) throw new Error('No file was saved');
  expect((await partReaderOfFile(file))('word/header1.xml')).toContain('Membrete del establecimiento');
  const textDate = documentFor(contractId)?.textDate;
  expect(purchases.get().receipts).toMatchObject([{ downloads: [{ id: contractId, text: textDate }] }]);
});

function refuseStorage(): void {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => {} });
}

test('the page warns before anything is typed if the browser stores nothing', async () => {
  refuseStorage();
  await open();
  expect(screen.getByRole('alert').textContent).toContain('se pierde al cerrar la página');
  expect(screen.queryByText(/queda solo en este equipo/)).toBeNull();
});

test('a notice about seven days appears only in a browser that deletes data after a week', async () => {
  const countNotices = () => screen.queryAllByText(/siete días/).length;
  await open();
  act(() => persistence.set('refused'));
  expect(countNotices()).toBe(0);
  act(() => persistence.set('unknown'));
  vi.stubGlobal('GestureEvent', class {});
  act(() => persistence.set('kept'));
  expect(countNotices()).toBe(0);
  act(() => persistence.set('refused'));
  expect(countNotices()).toBe(1);
});

test('the drafts’ bar reports that the storage is full', async () => {
  const { drafts } = await open();
  expect(screen.queryByText(/está lleno/)).toBeNull();
  refuseStorage();
  act(() => drafts.setAnswer({ id: firstId, productId: deaId }, 'dea_serie', 'SN-1'));
  expect(findDraftBar().getByRole('alert').textContent).toContain('está lleno');
});

test('the button for the school’s data appears once the draft has some', async () => {
  await open();
  const missingNote = () => findDraftBar().queryByText(/^Este borrador todavía no los tiene/);
  const saveButton = () => findDraftBar().queryByRole('button', { name: 'Guardar los de este borrador' });
  expect(missingNote()).not.toBeNull();
  expect(saveButton()).toBeNull();
  answer('est_nombre', 'Colegio Los Aromos de Prueba');
  expect(missingNote()).toBeNull();
  await press('Guardar los de este borrador');
  expect(missingNote()).toBeNull();
  expect(saveButton()).toBeNull();
});
