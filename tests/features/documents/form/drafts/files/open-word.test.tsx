// @vitest-environment dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { openWordCopy } from '../../../../../../src/content/documents/drafts-copy.ts';
import {
  createDraftStore,
  type DraftStore,
} from '../../../../../../src/features/documents/form/drafts/draft-store.ts';
import {
  draftsOfFiles,
  OpenedFilesNotice,
  OpenWordButton,
  openWordFiles,
  type ReadWord,
} from '../../../../../../src/features/documents/form/drafts/files/open-word.tsx';
import type { WordReading } from '../../../../../../src/features/documents/model/document.ts';
import { createStores, StoresProvider } from '../../../../../../src/platform/store.ts';

const readings: Readonly<Record<string, WordReading>> = {
  'ana.docx': {
    kind: 'answers',
    productId: 'prod_prueba',
    values: { nombre: 'Ana', extra: '' },
    unreadableLabels: ['Día'],
  },
  'blanco.docx': { kind: 'answers', productId: 'prod_prueba', values: {}, unreadableLabels: [] },
  'otra.docx': { kind: 'answers', productId: 'prod_otra', values: { nombre: 'Eva' }, unreadableLabels: [] },
  'foto.png': { kind: 'refused', reason: 'fields' },
  'perdido.docx': { kind: 'refused', reason: 'unreadable' },
};
const fileNamed = (name: string) => new File([], name);
const files = ['ana.docx', 'blanco.docx', 'otra.docx', 'foto.png'].map(fileNamed);
const readWord: ReadWord = async ({ name }) => readings[name] ?? { kind: 'refused', reason: 'unreadable' };
const { signal } = new AbortController();

const newStore = () => {
  localStorage.clear();
  return createDraftStore();
};

test('makes a draft from each completed file of the document', async () => {
  const drafts = newStore();
  const openedFiles = await openWordFiles(files, {
    read: readWord,
    productId: 'prod_prueba',
    drafts,
    signal,
  });
  expect(openedFiles).toMatchObject([
    { fileName: 'ana.docx', kind: 'read', isNew: true, answerCount: 1, unreadableLabels: ['Día'] },
    { fileName: 'blanco.docx', kind: 'blank' },
    { fileName: 'otra.docx', kind: 'other', productId: 'prod_otra' },
    { fileName: 'foto.png', kind: 'refused', reason: 'fields' },
  ]);
  const [draft, ...otherDrafts] = drafts.get().list;
  expect(draft?.values).toEqual({ nombre: 'Ana', extra: '' });
  expect(draftsOfFiles(openedFiles)).toEqual([{ id: draft?.id, productId: 'prod_prueba' }]);
  expect(otherDrafts).toEqual([]);
});

test('makes drafts of all documents if no product is specified', async () => {
  const openedFiles = await openWordFiles(files, {
    read: readWord,
    productId: null,
    drafts: newStore(),
    signal,
  });
  expect(draftsOfFiles(openedFiles).map(({ productId }) => productId)).toEqual(['prod_prueba', 'prod_otra']);
});

test('returns the existing draft with the same answers instead of a new one', async () => {
  const drafts = newStore();
  const options = { read: readWord, productId: null, drafts, signal };
  const ana = fileNamed('ana.docx');
  const [firstResult, secondResult] = await openWordFiles([ana, ana], options);
  const [thirdResult] = await openWordFiles([ana], options);
  expect([firstResult, secondResult, thirdResult]).toMatchObject([
    { isNew: true },
    { isNew: false },
    { isNew: false },
  ]);
  expect(drafts.get().list).toHaveLength(1);
  expect(draftsOfFiles([thirdResult ?? []].flat())).toEqual([
    { id: drafts.get().list[0]?.id, productId: 'prod_prueba' },
  ]);
});

test('makes a new draft if the file’s first draft has changed since', async () => {
  const drafts = newStore();
  const options = { read: readWord, productId: null, drafts, signal };
  const [{ draft } = { draft: null }] = (await openWordFiles([fileNamed('ana.docx')], options)).flatMap(
    (openedFile) => (openedFile.kind === 'read' ? [openedFile] : []),
  );
  if (!draft) throw new Error('No draft');
  drafts.setAnswer(draft, 'nombre', 'Ana María');
  expect(await openWordFiles([fileNamed('ana.docx')], options)).toMatchObject([{ isNew: true }]);
});

test('makes no drafts if the reading is cancelled', async () => {
  const drafts = newStore();
  const controller = new AbortController();
  const readUntilCancelled: ReadWord = async (file, readSignal) => {
    if (file.name === 'otra.docx') controller.abort(new Error('cancelled'));
    readSignal.throwIfAborted();
    return readWord(file, readSignal);
  };
  const options = { read: readUntilCancelled, productId: null, drafts, signal: controller.signal };
  await expect(openWordFiles(files, options)).rejects.toThrow('cancelled');
  expect(drafts.get().list).toEqual([]);
});

function renderButton(readFile: ReadWord, drafts: DraftStore = newStore()) {
  const onOpened = vi.fn();
  render(
    <StoresProvider value={createStores([createDraftStore, drafts])}>
      <MemoryRouter useTransitions={false}>
        <OpenWordButton read={readFile} productId="prod_prueba" onOpened={onOpened} />
        <OpenedFilesNotice isShown={() => true} hrefOf={() => null} />
      </MemoryRouter>
    </StoresProvider>,
  );
  return { drafts, onOpened };
}

const chooseFiles = (...names: readonly string[]) =>
  act(async () =>
    fireEvent.change(screen.getByLabelText(openWordCopy.action, { selector: 'input' }), {
      target: { files: names.map(fileNamed) },
    }),
  );

test('reports a blank document as a status, not as an alert', async () => {
  const { onOpened } = renderButton(readWord);
  await chooseFiles('blanco.docx');
  expect(screen.getByRole('status').textContent).toBe(openWordCopy.blank);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onOpened).not.toHaveBeenCalled();
});

test('opens the existing draft of a file and says that it exists', async () => {
  const { onOpened } = renderButton(readWord);
  await chooseFiles('ana.docx');
  await chooseFiles('ana.docx');
  expect(onOpened).toHaveBeenCalledTimes(2);
  expect(onOpened.mock.calls[1]).toEqual(onOpened.mock.calls[0]);
  const notice = screen.getByRole('region', { name: openWordCopy.action });
  expect(notice.textContent).toContain(
    `${openWordCopy.sameAnswers[0]} «ana.docx»${openWordCopy.sameAnswers[1]}`,
  );
});

test('a button reads an unreadable file again', async () => {
  let isOffline = true;
  const { onOpened } = renderButton(async (file, readSignal) =>
    isOffline ? { kind: 'refused', reason: 'unreadable' } : readWord(file, readSignal),
  );
  await chooseFiles('ana.docx');
  expect(screen.getByRole('alert').textContent).toBe(openWordCopy.refusals.unreadable);
  isOffline = false;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: openWordCopy.retry })));
  expect(onOpened).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a button cancels the reading', async () => {
  let usedSignal: AbortSignal | undefined;
  const { drafts } = renderButton((_, readSignal) => {
    usedSignal = readSignal;
    return new Promise((_resolve, reject) => {
      readSignal.addEventListener('abort', () => reject(readSignal.reason));
    });
  });
  await chooseFiles('ana.docx');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: openWordCopy.cancel })));
  expect(usedSignal?.aborted).toBe(true);
  expect(screen.queryByRole('button', { name: openWordCopy.cancel })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: openWordCopy.action }));
  expect(drafts.get().list).toEqual([]);
});

test('unmounting cancels the reading', async () => {
  let usedSignal: AbortSignal | undefined;
  const { unmount } = render(
    <StoresProvider value={createStores([createDraftStore, newStore()])}>
      <OpenWordButton
        productId={null}
        onOpened={vi.fn()}
        read={(_, readSignal) => {
          usedSignal = readSignal;
          return new Promise(() => {});
        }}
      />
    </StoresProvider>,
  );
  await chooseFiles('ana.docx');
  unmount();
  expect(usedSignal?.aborted).toBe(true);
});
