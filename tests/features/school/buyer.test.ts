// @vitest-environment dom
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import {
  buyerPart,
  createBuyerStore,
  hasBuyerData,
  isRbd,
  noBuyer,
  printableBuyer,
  StoredBuyer,
} from '../../../src/features/school/buyer.ts';
import { createProfileStore } from '../../../src/features/school/profile.ts';
import { readStoredPart } from './stored-parts.ts';

const school = { school: 'Colegio Los Aromos', taxId: '65.432.198-4', rbd: '99999' };

beforeEach(() => localStorage.clear());

test('an invalid stored answer does not affect the others', () => {
  expect(v.parse(StoredBuyer, school)).toEqual(school);
  expect(v.parse(StoredBuyer, { ...school, taxId: 7, rbd: 'x'.repeat(500) })).toEqual({
    ...noBuyer,
    school: school.school,
  });
});

test('hasBuyerData ignores blank answers', () => {
  expect(hasBuyerData({ ...noBuyer, rbd: '  ' })).toBe(false);
  expect(hasBuyerData({ ...noBuyer, rbd: '99999' })).toBe(true);
});

test('invalid answers are not printed', () => {
  expect(printableBuyer({ ...school, taxId: '65.432.198-5', rbd: 'no' })).toEqual({
    ...noBuyer,
    school: school.school,
  });
  expect(printableBuyer({ ...school, taxId: '76.543.210-3' }).taxId).toBe('76.543.210-3');
});

test('each answer is stored at once', () => {
  const store = createBuyerStore(createProfileStore().part(buyerPart));
  store.setAnswer('school', school.school);
  store.setAnswer('rbd', school.rbd);
  expect(JSON.parse(readStoredPart('buyer'))).toEqual({ ...school, taxId: '' });
});

test('all answers are erased together', () => {
  const store = createBuyerStore(createProfileStore().part(buyerPart));
  store.setAnswer('school', school.school);
  store.setAnswer('rbd', school.rbd);
  store.erase();
  expect(readStoredPart('buyer')).toBe('');
});

// An RBD is the Ministry of Education's number of a school.
test.each(['1', '99999', '12345-6', '123456', '12.345-6', ' 8485-K ', '8485k'])(
  '%j looks like an RBD',
  (text) => {
    expect(isRbd(text)).toBe(true);
  },
);

test.each(['', 'sin RBD', '1234567', '12345-67', '-6', '12345-', '77.777.777-7', '１２３'])(
  '%j does not look like an RBD',
  (text) => {
    expect(isRbd(text)).toBe(false);
  },
);
