import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  type Draft,
  draftAsChange,
  maxNameLength,
  mergeChanges,
  newDraft,
  revertChange,
  StoredChange,
  StoredDraft,
  withChange,
} from '../../../../../src/features/documents/form/drafts/draft.ts';
import { maxAnswerLength } from '../../../../../src/features/documents/model/values.ts';

const createdAt = '2026-11-22T15:00:00.000Z';
const editedAt = '2026-11-22T16:00:00.000Z';
const draftId = '1'.repeat(32);
const emptyDraft = newDraft({ id: draftId, productId: 'prod_dea_01' }, createdAt);
const draft = withChange(emptyDraft, { answers: { dea_serie: 'SN-1', dea_marca: 'Marca' }, at: createdAt });

const storeAndRead = (value: unknown) => v.parse(StoredDraft, JSON.parse(JSON.stringify(value)));

test('adds answers to the earlier ones and updates the time of the edit', () => {
  expect(withChange(draft, { answers: { dea_modelo: 'DX' }, at: editedAt })).toEqual({
    ...emptyDraft,
    values: { dea_serie: 'SN-1', dea_marca: 'Marca', dea_modelo: 'DX' },
    editedAt,
  });
});

test('stores an empty answer, but removes an answer that becomes null', () => {
  const emptiedDraft = withChange(draft, { answers: { dea_marca: '' }, at: editedAt });
  expect(emptiedDraft.values).toEqual({ dea_serie: 'SN-1', dea_marca: '' });
  expect(storeAndRead(emptiedDraft)).toEqual(emptiedDraft);
  const draftWithoutAnswer = withChange(emptiedDraft, { answers: { dea_marca: null }, at: editedAt });
  expect(draftWithoutAnswer.values).toEqual({ dea_serie: 'SN-1' });
});

test('returns the same draft if a change has no effect', () => {
  expect(withChange(draft, { answers: { dea_serie: 'SN-1', nada: null }, at: editedAt })).toBe(draft);
  const namedDraft = withChange(draft, { name: ' Gimnasio ', place: 'dea_serie', at: editedAt });
  expect(namedDraft).toEqual({ ...draft, name: 'Gimnasio', place: 'dea_serie' });
  expect(withChange(namedDraft, { name: 'Gimnasio', place: 'dea_serie', at: editedAt })).toBe(namedDraft);
});

test('cuts answers and names to their limits', () => {
  const longDraft = withChange(emptyDraft, {
    answers: { est_nombre: 'x'.repeat(5000) },
    name: ' y'.repeat(500),
    at: createdAt,
  });
  expect(longDraft.values.est_nombre).toHaveLength(maxAnswerLength);
  expect(longDraft.name.length).toBeLessThanOrEqual(maxNameLength);
});

test.each([null, 7, 'x', [], {}, { id: draftId }, { ...draft, id: '../x' }])(
  'rejects the stored value %j',
  (value) => {
    expect(v.is(StoredDraft, value)).toBe(false);
  },
);

test('keeps readable answers of a damaged draft, including unknown fields', () => {
  const damagedDraft = {
    ...draft,
    name: 7,
    values: { est_nombre: 'D', est_rut: 7, nuevo_campo: 'x', largo: 'x'.repeat(maxAnswerLength + 1) },
    createdAt: 'ayer',
    editedAt: '2026-11-22T18:00:00+05',
    place: {},
  };
  expect(storeAndRead(damagedDraft)).toMatchObject({
    name: '',
    values: { est_nombre: 'D', nuevo_campo: 'x' },
  });
  expect(Date.parse(storeAndRead(damagedDraft).editedAt)).not.toBeNaN();
});

test('ignores keys of Object.prototype', () => {
  const jsonText = JSON.stringify(draft).replace(
    '"dea_serie"',
    '"__proto__":"x","constructor":"y","dea_serie"',
  );
  expect(v.parse(StoredDraft, JSON.parse(jsonText))).toEqual(draft);
});

test('an answer of a copy is unconfirmed until it is changed or confirmed', () => {
  const copy = { ...draft, origin: '2'.repeat(32), unconfirmed: ['dea_serie', 'dea_marca'] };
  expect(storeAndRead(copy)).toEqual(copy);
  expect(
    withChange(copy, { answers: { dea_serie: 'SN-1' }, place: 'dea_serie', at: editedAt }).unconfirmed,
  ).toEqual(['dea_serie', 'dea_marca']);
  const changedCopy = withChange(copy, { answers: { dea_serie: 'SN-2' }, at: editedAt });
  expect(changedCopy.unconfirmed).toEqual(['dea_marca']);
  // Typing the original answer again doesn't make it unconfirmed.
  expect(withChange(changedCopy, { answers: { dea_serie: 'SN-1' }, at: editedAt }).unconfirmed).toEqual([
    'dea_marca',
  ]);
  expect(withChange(changedCopy, { confirmed: ['dea_marca'], at: editedAt }).unconfirmed).toEqual([]);
  const confirmedCopy = withChange(copy, { confirmed: ['dea_marca', 'dea_serie'], at: editedAt });
  expect(confirmedCopy).toEqual({ ...copy, unconfirmed: [] });
  expect(withChange(confirmedCopy, { confirmed: ['dea_marca'], at: editedAt })).toBe(confirmedCopy);
  expect(storeAndRead({ ...copy, origin: '../x', unconfirmed: 7 })).toEqual(draft);
});

const anyAnswers = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.option(fc.string({ maxLength: 3 })));
const changes = fc.record(
  {
    answers: anyAnswers,
    name: fc.string({ maxLength: 5 }),
    confirmed: fc.subarray(['a', 'b', 'c']),
    at: fc.constant(editedAt),
  },
  { requiredKeys: ['answers', 'name', 'at'] },
);

test('merged changes have the same effect as both changes one after the other', () => {
  fc.assert(
    fc.property(changes, changes, (firstChange, secondChange) => {
      const mergedChange = mergeChanges(firstChange, secondChange);
      expect(v.parse(StoredChange, JSON.parse(JSON.stringify(mergedChange)))).toEqual(mergedChange);
      const copy = { ...emptyDraft, values: { a: 'x', b: 'y' }, unconfirmed: ['a', 'b'] };
      const { name, values, unconfirmed } = withChange(withChange(copy, firstChange), secondChange);
      const copyWithBothChanges = withChange(copy, mergedChange);
      expect(copyWithBothChanges).toMatchObject({ name, values });
      // An answer that was changed and changed back may still be unconfirmed.
      expect(copyWithBothChanges.unconfirmed).toEqual(expect.arrayContaining([...(unconfirmed ?? [])]));
      expect(withChange(emptyDraft, draftAsChange(withChange(draft, mergedChange))).values).toEqual(
        withChange(draft, mergedChange).values,
      );
    }),
  );
});

test('undoing a change keeps later answers and names', () => {
  const after: Draft = { ...draft, name: 'Otro', values: { dea_serie: 'SN-9' } };
  const now = withChange(after, { answers: { dea_serie: 'SN-10', dea_modelo: 'DX' }, at: editedAt });
  expect(revertChange({ before: draft, after, now })).toEqual({
    ...draft,
    values: { dea_serie: 'SN-10', dea_marca: 'Marca', dea_modelo: 'DX' },
    editedAt,
  });
  expect(revertChange({ before: draft, after, now: after })).toEqual(draft);
  expect(revertChange({ before: draft, after: null, now: null })).toEqual(draft);
  expect(revertChange({ before: null, after, now: after })).toBeNull();
  expect(revertChange({ before: null, after, now: { ...after, name: 'Mío' } })).toMatchObject({
    name: 'Mío',
    values: {},
  });
});
