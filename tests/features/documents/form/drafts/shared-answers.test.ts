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

const deaRef = { id: 'd'.repeat(32), productId: deaForm.productId };
const secondDeaRef = { id: 'e'.repeat(32), productId: deaForm.productId };
const contractRef = { id: 'c'.repeat(32), productId: fixedTermContract.productId };

let minute = 0;
function addAnswers(drafts: Drafts, draft: DraftRef, answers: Values): Drafts {
  minute += 1;
  const editedAt = new Date(Date.UTC(2026, 10, 22, 12, minute)).toISOString();
  const otherDrafts = drafts.list.filter(({ id }) => id !== draft.id);
  const earlierDraft = draftById(drafts, draft.id) ?? newDraft(draft, editedAt);
  return { ...drafts, list: [...otherDrafts, withChange(earlierDraft, { answers, at: editedAt })] };
}

const offerWithoutSchool = (drafts: Drafts, draft: DraftRef, allSharing = sharing) =>
  offerFor(drafts, noSchool, draft, allSharing);

const typedDrafts = addAnswers(noDrafts, deaRef, {
  est_nombre: 'Colegio Los Aromos de Prueba',
  est_rut: '77.777.777-7',
  rep_nombre: ' ',
  dea_marca: 'Marca Ejemplo',
});

test('offers answers of the DEA form to the contract under the contract’s keys', () => {
  expect(offerWithoutSchool(typedDrafts, contractRef)).toMatchObject({
    sourceDraft: { id: deaRef.id },
    answers: { est_nombre: 'Colegio Los Aromos de Prueba', emp_rut: '77.777.777-7' },
  });
});

test('the next draft of the same document is offered only the school’s answers', () => {
  expect(offerWithoutSchool(typedDrafts, secondDeaRef)?.answers).toEqual({
    est_nombre: 'Colegio Los Aromos de Prueba',
    est_rut: '77.777.777-7',
  });
});

test('offers nothing for an answered field', () => {
  const drafts = addAnswers(typedDrafts, contractRef, { est_nombre: 'Otro colegio' });
  expect(offerWithoutSchool(drafts, contractRef)?.answers).toEqual({ emp_rut: '77.777.777-7' });
});

test('makes no offer if no answer is missing or none is known', () => {
  expect(
    offerWithoutSchool(
      addAnswers(typedDrafts, contractRef, offerWithoutSchool(typedDrafts, contractRef)?.answers ?? {}),
      contractRef,
    ),
  ).toBeNull();
  expect(offerWithoutSchool(noDrafts, contractRef)).toBeNull();
  expect(offerWithoutSchool(typedDrafts, { id: contractRef.id, productId: 'prod_retirado' })).toBeNull();
});

test('the DEA form and the contract share six answers in this order', () => {
  const values = Object.fromEntries(Object.values(fixedTermContract.sharedFields).map((key) => [key, key]));
  expect(
    Object.entries(offerWithoutSchool(addAnswers(noDrafts, contractRef, values), deaRef)?.answers ?? {}),
  ).toEqual([
    ['est_nombre', 'est_nombre'],
    ['est_rut', 'emp_rut'],
    ['est_region', 'emp_region'],
    ['rep_nombre', 'rep_nombre'],
    ['rep_rut', 'rep_rut'],
    ['firma_lugar', 'contrato_ciudad'],
  ]);
});

test('offers the representative’s gender together with the name', () => {
  const drafts = addAnswers(noDrafts, contractRef, {
    rep_nombre: 'Juan Prueba Ejemplo',
    rep_trato: 'masculino',
  });
  const nextContractRef = { id: 'f'.repeat(32), productId: fixedTermContract.productId };
  expect(offerWithoutSchool(drafts, nextContractRef)?.answers).toEqual({
    rep_nombre: 'Juan Prueba Ejemplo',
    rep_trato: 'masculino',
  });
});

test('prefers the school’s own data over the latest draft’s', () => {
  const drafts = addAnswers(typedDrafts, secondDeaRef, {
    est_nombre: 'Colegio de la Otra Sede',
    est_region: 'Región del Maule',
  });
  const schoolData = { 'school.name': 'Colegio Propio', 'school.rbd': '12345-6', 'fact.of.later': 'x' };
  const firstOffer = offerFor(drafts, schoolData, contractRef, sharing);
  expect(firstOffer).toEqual({
    sourceDraft: null,
    answers: { est_nombre: 'Colegio Propio', est_rbd: '12345-6' },
  });
  const nextOffer = offerFor(
    addAnswers(drafts, contractRef, firstOffer?.answers ?? {}),
    schoolData,
    contractRef,
    sharing,
  );
  expect(nextOffer).toMatchObject({
    sourceDraft: { id: secondDeaRef.id },
    answers: { emp_region: 'Región del Maule' },
  });
});

test('extracts the school’s data from a draft’s answers', () => {
  expect(schoolFacts(typedDrafts.list[0]?.values ?? {}, deaForm.sharedFields)).toEqual({
    'school.name': 'Colegio Los Aromos de Prueba',
    'school.rut': '77.777.777-7',
  });
});
