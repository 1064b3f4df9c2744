// @vitest-environment dom
import { expect, test } from 'vitest';
import { createDraftStore } from '../../../../../src/features/documents/form/drafts/draft-store.ts';
import { draftsOfWords, openWords } from '../../../../../src/features/documents/form/drafts/open-word.tsx';
import type { WordReading } from '../../../../../src/features/documents/model/document.ts';

const readings: Readonly<Record<string, WordReading>> = {
  'ana.docx': {
    kind: 'answers',
    productId: 'prod_prueba',
    values: { nombre: 'Ana', extra: '' },
    unread: ['Día'],
  },
  'blanco.docx': { kind: 'answers', productId: 'prod_prueba', values: {}, unread: [] },
  'otra.docx': { kind: 'answers', productId: 'prod_otra', values: { nombre: 'Eva' }, unread: [] },
  'foto.png': { kind: 'refused', reason: 'format' },
};
const files = Object.keys(readings).map((name) => new File([], name));
const read = async ({ name }: File) => readings[name] ?? ({ kind: 'refused', reason: 'unreadable' } as const);

test('each file of the document makes a draft, and each of the others is said', async () => {
  const drafts = createDraftStore();
  const opened = await openWords(files, read, 'prod_prueba', drafts);
  expect(opened).toMatchObject([
    { file: 'ana.docx', kind: 'read', answers: 1, unread: ['Día'] },
    { file: 'blanco.docx', kind: 'read', answers: 0, draft: null },
    { file: 'otra.docx', kind: 'other', productId: 'prod_otra' },
    { file: 'foto.png', kind: 'refused', reason: 'format' },
  ]);
  const [draft, ...more] = drafts.get().list;
  expect(draft?.values).toEqual({ nombre: 'Ana', extra: '' });
  expect(draftsOfWords(opened)).toEqual([{ id: draft?.id, productId: 'prod_prueba' }]);
  expect(more).toEqual([]);
});

test('where any document is wanted, each file makes a draft of its own', async () => {
  const drafts = createDraftStore();
  const opened = await openWords(files, read, null, drafts);
  expect(draftsOfWords(opened).map(({ productId }) => productId)).toEqual(['prod_prueba', 'prod_otra']);
});
