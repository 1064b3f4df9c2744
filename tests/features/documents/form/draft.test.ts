import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  type Draft,
  type Drafts,
  draftById,
  draftsOf,
  duplicate,
  erase,
  longestAnswer,
  longestName,
  merge,
  noDrafts,
  rename,
  restore,
  StoredDrafts,
  setAnswers,
  valuesOf,
} from '../../../../src/features/documents/form/draft.ts';

const at = '2026-11-22T15:00:00.000Z';
const later = '2026-11-22T16:00:00.000Z';
const idOf = (number: number) => number.toString(16).padStart(32, '0');
const [first, second] = [idOf(1), idOf(2)];
const dea = { id: first, productId: 'prod_dea_01' };
const other = { id: second, productId: 'prod_dea_01' };

/** What is stored and read again. */
const stored = (drafts: unknown) => v.parse(StoredDrafts, JSON.parse(JSON.stringify(drafts)));

test('the first answer makes the draft, and the next ones are added to it', () => {
  const drafts = setAnswers(noDrafts, dea, { est_nombre: 'Colegio Los Aromos de Prueba' }, at);
  expect(drafts.list).toEqual([
    { ...dea, name: '', values: valuesOf(drafts, first), createdAt: at, editedAt: at, revision: 1 },
  ]);
  const more = setAnswers(drafts, dea, { rep_nombre: 'M', rep_rut: '1-9' }, later);
  expect(draftById(more, first)).toMatchObject({ createdAt: at, editedAt: later, revision: 2 });
  expect(valuesOf(more, first)).toEqual({
    est_nombre: 'Colegio Los Aromos de Prueba',
    rep_nombre: 'M',
    rep_rut: '1-9',
  });
});

test('drafts of one document are apart, the one edited last first', () => {
  const one = setAnswers(noDrafts, dea, { dea_serie: 'SN-1' }, at);
  const both = setAnswers(one, other, { dea_serie: 'SN-2' }, later);
  expect(draftsOf(both, 'prod_dea_01').map(({ id }) => id)).toEqual([second, first]);
  expect(valuesOf(both, first)).toEqual({ dea_serie: 'SN-1' });
  expect(draftsOf(both, 'prod_contrato_pf_ed_01')).toEqual([]);
});

test('an emptied answer removes its key; the same answer again changes nothing', () => {
  const drafts = setAnswers(noDrafts, dea, { est_nombre: 'C' }, at);
  expect(setAnswers(drafts, dea, { est_nombre: 'C' }, later)).toBe(drafts);
  expect(setAnswers(noDrafts, dea, { est_nombre: '' }, at)).toBe(noDrafts);
  expect(valuesOf(setAnswers(drafts, dea, { est_nombre: '' }, later), first)).toEqual({});
});

test('answers and names beyond their limits are cut', () => {
  const drafts = setAnswers(noDrafts, dea, { est_nombre: 'x'.repeat(5000) }, at);
  expect(valuesOf(drafts, first).est_nombre).toHaveLength(longestAnswer);
  expect(draftById(rename(drafts, first, ' y'.repeat(500)), first)?.name.length).toBeLessThanOrEqual(
    longestName,
  );
});

test('a name that the draft has already changes nothing', () => {
  const drafts = rename(setAnswers(noDrafts, dea, { dea_serie: 'SN-1' }, at), first, 'Gimnasio');
  expect(rename(drafts, first, ' Gimnasio ')).toBe(drafts);
  expect(rename(drafts, second, 'Gimnasio')).toBe(drafts);
});

test('a copy has the answers under an id of its own, and not the name', () => {
  const drafts = rename(setAnswers(noDrafts, dea, { dea_serie: 'SN-1' }, at), first, 'Gimnasio');
  const copied = duplicate(drafts, first, second, later);
  expect(draftById(copied, second)).toMatchObject({
    name: '',
    values: { dea_serie: 'SN-1' },
    createdAt: later,
  });
  expect(draftById(copied, first)).toEqual(draftById(drafts, first));
});

test.each([null, 7, 'x', [], {}])('stored %j is no drafts', (value) => {
  expect(v.is(StoredDrafts, value)).toBe(false);
});

test('a damaged draft costs neither the others nor what of it can be read', () => {
  const { list } = setAnswers(noDrafts, dea, { est_nombre: 'C' }, at);
  const [good] = list;
  const hurt = {
    id: second,
    productId: 'prod_dea_01',
    name: 7,
    values: { est_nombre: 'D', est_rut: 7, nuevo_campo: 'x', largo: 'x'.repeat(longestAnswer + 1) },
    createdAt: 'ayer',
    editedAt: '2026-11-22T18:00:00+05',
    revision: -1,
  };
  const drafts = stored({
    list: [null, { id: 'corto', productId: 'x', values: {} }, good, { ...good, id: 7 }, hurt],
    erased: { [idOf(9)]: 3, raro: 'x' },
  });
  expect(drafts.list[0]).toEqual(good);
  expect(drafts.list).toHaveLength(2);
  expect(draftById(drafts, second)).toMatchObject({
    name: '',
    values: { est_nombre: 'D', nuevo_campo: 'x' },
    revision: 0,
  });
  expect(Date.parse(draftById(drafts, second)?.editedAt ?? '')).not.toBeNaN();
  expect(drafts.erased).toEqual({ [idOf(9)]: 3 });
});

test('keys of the prototype are answers to nothing', () => {
  const [good] = setAnswers(noDrafts, dea, { est_nombre: 'C' }, at).list;
  const text = JSON.stringify({ list: [good], erased: {} }).replace(
    '"est_nombre":"C"',
    '"__proto__":"x","constructor":"y","est_nombre":"C"',
  );
  expect(valuesOf(v.parse(StoredDrafts, JSON.parse(text)), first)).toEqual({ est_nombre: 'C' });
});

test('what a tab erased stays erased in the others, until it is brought back', () => {
  const mine = setAnswers(noDrafts, dea, { est_nombre: 'C' }, at);
  const theirs = erase(mine, [first]);
  expect(merge(mine, theirs).list).toEqual([]);
  expect(JSON.stringify(theirs)).not.toContain('"C"');
  const back = restore(theirs, mine.list);
  expect(valuesOf(merge(theirs, back), first)).toEqual({ est_nombre: 'C' });
  expect(valuesOf(merge(back, theirs), first)).toEqual({ est_nombre: 'C' });
});

const changes = fc.array(
  fc.record({
    on: fc.integer({ min: 1, max: 3 }),
    what: fc.constantFrom('answer', 'name', 'copy', 'erase'),
    text: fc.string({ maxLength: 5 }),
  }),
  { maxLength: 12 },
);

/** Of copies, which nothing had before. */
let copies = 100;

function changed(drafts: Drafts, list: readonly Change[]): Drafts {
  return list.reduce((all, { on, what, text }) => {
    const ref = { id: idOf(on), productId: 'prod_dea_01' };
    if (what === 'answer') return setAnswers(all, ref, { est_nombre: text }, at);
    if (what === 'name') return rename(all, ref.id, text);
    if (what === 'copy') return duplicate(all, ref.id, idOf(++copies), at);
    return erase(all, [ref.id]);
  }, drafts);
}

type Change = { readonly on: number; readonly what: string; readonly text: string };
const byId = (list: readonly Draft[]) => list.toSorted((one, two) => one.id.localeCompare(two.id));

test('whatever is done, what is stored is read as it was', () => {
  fc.assert(
    fc.property(changes, (list) => {
      const drafts = changed(noDrafts, list);
      expect(stored(drafts)).toEqual(drafts);
    }),
  );
});

test('tabs that see each other’s changes in turn end with the same drafts', () => {
  fc.assert(
    fc.property(changes, changes, (mine, theirs) => {
      const one = changed(noDrafts, mine);
      const two = changed(one, theirs);
      expect(byId(merge(one, two).list)).toEqual(byId(two.list));
      expect(byId(merge(two, one).list)).toEqual(byId(two.list));
    }),
  );
});

test('a tab that the storage refused loses no draft to the others, nor they to it', () => {
  fc.assert(
    fc.property(changes, changes, (mine, theirs) => {
      const [one, two] = [changed(noDrafts, mine), changed(noDrafts, theirs)];
      const both = merge(one, two);
      const erased = { ...one.erased, ...two.erased };
      for (const { id } of [...one.list, ...two.list])
        expect(draftById(both, id) !== null || id in erased).toBe(true);
      expect(byId(both.list).map(({ id, revision }) => [id, revision])).toEqual(
        byId(merge(two, one).list).map(({ id, revision }) => [id, revision]),
      );
    }),
  );
});
