import { expect, test } from 'vitest';
import {
  type DraftRef,
  type Drafts,
  draftById,
  newDraft,
  noDrafts,
  withChange,
} from '../../../../../src/features/documents/form/drafts/draft.ts';
import { offerFor, schoolFacts } from '../../../../../src/features/documents/form/drafts/shared-answers.ts';
import type { Values } from '../../../../../src/features/documents/model/document.ts';
import { template as deaForm } from '../../../../../src/features/documents/templates/dea-form/text.ts';
import { template as fixedTermContract } from '../../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { sharing } from '../../../../../src/features/documents/templates/sharing.ts';
import { noSchool } from '../../../../../src/features/school/school.ts';

const dea = { id: 'd'.repeat(32), productId: deaForm.productId };
const secondDea = { id: 'e'.repeat(32), productId: deaForm.productId };
const contract = { id: 'c'.repeat(32), productId: fixedTermContract.productId };

let minute = 0;
function add(drafts: Drafts, draft: DraftRef, answers: Values): Drafts {
  minute += 1;
  const at = new Date(Date.UTC(2026, 10, 22, 12, minute)).toISOString();
  const others = drafts.list.filter(({ id }) => id !== draft.id);
  const before = draftById(drafts, draft.id) ?? newDraft(draft, at);
  return { ...drafts, list: [...others, withChange(before, { answers, at })] };
}

const offer = (drafts: Drafts, draft: DraftRef, all = sharing) => offerFor(drafts, noSchool, draft, all);

const typedDrafts = add(noDrafts, dea, {
  est_nombre: 'Colegio Los Aromos de Prueba',
  est_rut: '77.777.777-7',
  rep_nombre: ' ',
  dea_marca: 'Marca Ejemplo',
});

test('offers answers of the DEA form to the contract under the contract’s keys', () => {
  expect(offer(typedDrafts, contract)).toMatchObject({
    sourceDraft: { id: dea.id },
    answers: { est_nombre: 'Colegio Los Aromos de Prueba', emp_rut: '77.777.777-7' },
  });
});

test('offers the next draft of the same document only answers about the school', () => {
  expect(offer(typedDrafts, secondDea)?.answers).toEqual({
    est_nombre: 'Colegio Los Aromos de Prueba',
    est_rut: '77.777.777-7',
  });
});

test('offers nothing for an answered field', () => {
  const drafts = add(typedDrafts, contract, { est_nombre: 'Otro colegio' });
  expect(offer(drafts, contract)?.answers).toEqual({ emp_rut: '77.777.777-7' });
});

test('makes no offer if no answer is missing or none is known', () => {
  expect(offer(add(typedDrafts, contract, offer(typedDrafts, contract)?.answers ?? {}), contract)).toBeNull();
  expect(offer(noDrafts, contract)).toBeNull();
  expect(offer(typedDrafts, { id: contract.id, productId: 'prod_retirado' })).toBeNull();
});

test('the DEA form and the contract share six answers in this order', () => {
  const values = Object.fromEntries(Object.values(fixedTermContract.sharedFields).map((key) => [key, key]));
  expect(Object.entries(offer(add(noDrafts, contract, values), dea)?.answers ?? {})).toEqual([
    ['est_nombre', 'est_nombre'],
    ['est_rut', 'emp_rut'],
    ['est_region', 'emp_region'],
    ['rep_nombre', 'rep_nombre'],
    ['rep_rut', 'rep_rut'],
    ['firma_lugar', 'contrato_ciudad'],
  ]);
});

test('offers the representative’s gender together with the name', () => {
  const drafts = add(noDrafts, contract, { rep_nombre: 'Juan Prueba Ejemplo', rep_trato: 'masculino' });
  const next = { id: 'f'.repeat(32), productId: fixedTermContract.productId };
  expect(offer(drafts, next)?.answers).toEqual({
    rep_nombre: 'Juan Prueba Ejemplo',
    rep_trato: 'masculino',
  });
});

test('prefers the school’s own data over the latest draft’s', () => {
  const drafts = add(typedDrafts, secondDea, {
    est_nombre: 'Colegio de la Otra Sede',
    est_region: 'Región del Maule',
  });
  const schoolData = { 'school.name': 'Colegio Propio', 'school.rbd': '12345-6', 'fact.of.later': 'x' };
  const first = offerFor(drafts, schoolData, contract, sharing);
  expect(first).toEqual({ sourceDraft: null, answers: { est_nombre: 'Colegio Propio', est_rbd: '12345-6' } });
  const next = offerFor(add(drafts, contract, first?.answers ?? {}), schoolData, contract, sharing);
  expect(next).toMatchObject({
    sourceDraft: { id: secondDea.id },
    answers: { emp_region: 'Región del Maule' },
  });
});

test('extracts the school’s data from a draft’s answers', () => {
  expect(schoolFacts(typedDrafts.list[0]?.values ?? {}, deaForm.sharedFields)).toEqual({
    'school.name': 'Colegio Los Aromos de Prueba',
    'school.rut': '77.777.777-7',
  });
});
