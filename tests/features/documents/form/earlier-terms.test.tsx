// @vitest-environment dom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDraftStore } from '../../../../src/features/documents/form/drafts/draft-store.ts';
import { openWordFiles } from '../../../../src/features/documents/form/drafts/files/open-word.tsx';
import type { WordReading } from '../../../../src/features/documents/model/document.ts';
import { contractAnswersOf2026 } from '../earlier-contracts.ts';
import { answersIn, contractId, draftId, fillIn, openForm } from './open-form.tsx';

const earlierTermWarning =
  'Esta persona ya tuvo un contrato del 2 de marzo de 2026 al 28 de febrero de 2027.';
const editedAt = '2026-03-01T12:00:00Z';

const draft = { id: draftId, productId: contractId, name: '', createdAt: editedAt, editedAt };

/** True if the form warns. Searches the whole page's text, because the warning's dates are separate elements. */
const isWarned = () => document.body.textContent.includes(earlierTermWarning);

async function openContract(values = contractAnswersOf2026(1), properties = {}) {
  localStorage.clear();
  const drafts = createDraftStore();
  drafts.importDrafts([{ ...draft, values, ...properties }]);
  return openForm(contractId, { drafts });
}

test('changing the term to a later one warns about the earlier contract', async () => {
  const drafts = await openContract();
  expect(isWarned()).toBe(false);
  await act(async () => fillIn('Inicio', '01-03-2027'));
  expect(answersIn(drafts).plazo_inicio).toBe('2027-03-01');
  expect(isWarned()).toBe(true);
  await act(async () => fillIn('Término', '29-02-2028'));
  expect(isWarned()).toBe(true);
});

test('stores the earlier term with the draft', async () => {
  const drafts = await openContract();
  await act(async () => fillIn('Inicio', '01-03-2027'));
  drafts.flush();
  const [storedDraft] = createDraftStore().get().list;
  expect(storedDraft?.earlier).toEqual([{ start: '2026-03-02', end: '2027-02-28' }]);
});

test('moving the start by a day shows no warning', async () => {
  await openContract();
  await act(async () => fillIn('Inicio', '03-03-2026'));
  expect(isWarned()).toBe(false);
});

test('stores no earlier term if the changed term had not begun', async () => {
  const drafts = await openContract({
    ...contractAnswersOf2026(1),
    plazo_inicio: '2190-03-01',
    plazo_termino: '2191-02-28',
  });
  await act(async () => fillIn('Inicio', '01-03-2192'));
  expect(drafts.get().list[0]?.earlier).toBeUndefined();
});

test('asks about an amount of an earlier contract until it is confirmed', async () => {
  const drafts = await openContract(contractAnswersOf2026(1), {
    earlier: [{ start: '2026-03-02', end: '2027-02-28' }],
    unconfirmed: ['rem_sueldo_base'],
  });
  expect(screen.getByText('Del contrato anterior: ¿es así?')).toBeTruthy();
  await act(async () => screen.getByRole('button', { name: 'Sí, es así: Sueldo base' }).click());
  expect(screen.queryByText('Del contrato anterior: ¿es así?')).toBeNull();
  expect(drafts.get().list[0]?.unconfirmed).toEqual([]);
});

test('the draft of a Word file has the file’s earlier term', async () => {
  const drafts = createDraftStore();
  const reading: WordReading = {
    kind: 'answers',
    productId: contractId,
    values: contractAnswersOf2026(1),
    unreadableLabels: [],
    earlier: [{ start: '2026-03-02', end: '2027-02-28' }],
  };
  const { signal } = new AbortController();
  const options = { read: async () => reading, productId: contractId, drafts, signal };
  const file = new File([], 'contrato.docx');
  await openWordFiles([file], options);
  expect(drafts.get().list).toMatchObject([{ earlier: reading.earlier }]);
});

test('opening a Word file with the answers of a draft adds the file’s earlier term to the draft', async () => {
  localStorage.clear();
  const drafts = createDraftStore();
  drafts.importDrafts([{ ...draft, values: { plazo_inicio: '2026-03-02', plazo_termino: '2027-02-28' } }]);
  const term = { start: '2026-03-02', end: '2027-02-28' };
  const reading: WordReading = {
    kind: 'answers',
    productId: contractId,
    values: { plazo_inicio: term.start, plazo_termino: term.end },
    unreadableLabels: [],
    earlier: [term],
  };
  const { signal } = new AbortController();
  await openWordFiles([new File([], 'contrato.docx')], {
    read: async () => reading,
    productId: contractId,
    drafts,
    signal,
  });
  expect(drafts.get().list).toMatchObject([{ id: draftId, earlier: [term] }]);
});
