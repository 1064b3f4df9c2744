import { expect, test } from 'vitest';
import { setAnswers } from '../../../../src/features/documents/form/draft.ts';
import { offerFor } from '../../../../src/features/documents/form/shared-answers.ts';

const dea = 'prod_dea_01';
const contract = 'prod_contrato_pf_ed_01';
const typed = setAnswers({}, dea, {
  est_nombre: 'Colegio Los Aromos de Prueba',
  est_rut: '77.777.777-7',
  rep_nombre: ' ',
  dea_marca: 'Marca Ejemplo',
});

test('the contract is offered what the form knows, under its own keys', () => {
  expect(offerFor(typed, contract)).toEqual({
    from: dea,
    answers: { est_nombre: 'Colegio Los Aromos de Prueba', emp_rut: '77.777.777-7' },
  });
});

test('what is answered already is not offered', () => {
  const drafts = setAnswers(typed, contract, { est_nombre: 'Otro colegio' });
  expect(offerFor(drafts, contract)?.answers).toEqual({ emp_rut: '77.777.777-7' });
});

test('with nothing to offer there is no offer', () => {
  const offer = offerFor(typed, contract);
  expect(offerFor(setAnswers(typed, contract, offer?.answers ?? {}), contract)).toBeNull();
  expect(offerFor({}, contract)).toBeNull();
  expect(offerFor(typed, 'prod_retirado')).toBeNull();
});

test('the form is offered what the contract knows', () => {
  const drafts = setAnswers({}, contract, { emp_rut: '77.777.777-7', rep_rut: '12.345.678-5' });
  expect(offerFor(drafts, dea)?.answers).toEqual({ est_rut: '77.777.777-7', rep_rut: '12.345.678-5' });
});
