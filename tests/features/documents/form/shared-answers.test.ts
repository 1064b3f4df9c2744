import { expect, test } from 'vitest';
import { setAnswers } from '../../../../src/features/documents/form/draft.ts';
import { offerFor } from '../../../../src/features/documents/form/shared-answers.ts';
import { deaForm } from '../../../../src/features/documents/templates/dea-form/template.ts';
import { fixedTermContract } from '../../../../src/features/documents/templates/fixed-term-contract/template.ts';
import { loadSharing } from '../../../../src/features/documents/templates/sharing.ts';

const sharing = await loadSharing();
const dea = deaForm.productId;
const contract = fixedTermContract.productId;
const typed = setAnswers({}, dea, {
  est_nombre: 'Colegio Los Aromos de Prueba',
  est_rut: '77.777.777-7',
  rep_nombre: ' ',
  dea_marca: 'Marca Ejemplo',
});

test('the form’s answers are offered to the contract, under its own keys', () => {
  expect(offerFor(typed, fixedTermContract, sharing)).toEqual({
    from: dea,
    answers: { est_nombre: 'Colegio Los Aromos de Prueba', emp_rut: '77.777.777-7' },
  });
});

test('a field that has an answer is not offered one', () => {
  const drafts = setAnswers(typed, contract, { est_nombre: 'Otro colegio' });
  expect(offerFor(drafts, fixedTermContract, sharing)?.answers).toEqual({ emp_rut: '77.777.777-7' });
});

test('with nothing to offer there is no offer', () => {
  const offer = offerFor(typed, fixedTermContract, sharing);
  expect(offerFor(setAnswers(typed, contract, offer?.answers ?? {}), fixedTermContract, sharing)).toBeNull();
  expect(offerFor({}, fixedTermContract, sharing)).toBeNull();
  expect(offerFor(typed, { productId: 'prod_retirado', shared: {} }, sharing)).toBeNull();
});

test('the contract’s answers are offered to the form', () => {
  const drafts = setAnswers({}, contract, { emp_rut: '77.777.777-7', rep_rut: '12.345.678-5' });
  expect(offerFor(drafts, deaForm, sharing)?.answers).toEqual({
    est_rut: '77.777.777-7',
    rep_rut: '12.345.678-5',
  });
});

test('the form and the contract share six answers, offered in this order', () => {
  const values = Object.fromEntries(Object.values(fixedTermContract.shared).map((key) => [key, key]));
  expect(Object.entries(offerFor({ [contract]: values }, deaForm, sharing)?.answers ?? {})).toEqual([
    ['est_nombre', 'est_nombre'],
    ['est_rut', 'emp_rut'],
    ['est_region', 'emp_region'],
    ['rep_nombre', 'rep_nombre'],
    ['rep_rut', 'rep_rut'],
    ['firma_lugar', 'contrato_ciudad'],
  ]);
});

test('of three documents, the first with answers is offered, and the next one completes what is missing', () => {
  const all = ['one', 'two', 'three'].map((productId) => ({
    productId,
    shared: { 'school.name': `${productId}_name`, 'school.rbd': `${productId}_rbd` },
  }));
  const [, , three = { productId: 'three', shared: {} }] = all;
  const drafts = { one: { one_name: 'Colegio de Prueba' }, two: { two_name: 'Otro', two_rbd: '12345-6' } };
  const first = offerFor(drafts, three, all);
  expect(first).toEqual({ from: 'one', answers: { three_name: 'Colegio de Prueba' } });
  expect(offerFor(setAnswers(drafts, 'three', first?.answers ?? {}), three, all)).toEqual({
    from: 'two',
    answers: { three_rbd: '12345-6' },
  });
});
