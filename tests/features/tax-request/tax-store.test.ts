// @vitest-environment dom
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { createProfileStore } from '../../../src/features/school/profile.ts';
import { profileKey } from '../../../src/features/school/stored-keys.ts';
import { noDetails } from '../../../src/features/tax-request/tax-details.ts';
import {
  createTaxStore,
  maxRequests,
  noTaxData,
  requestFor,
  StoredTaxData,
  saveRequest,
  type TaxRequest,
  taxPart,
} from '../../../src/features/tax-request/tax-store.ts';
import { readStoredPart } from '../school/stored-parts.ts';
import { firmEmail, taxDetails } from './purchase.ts';

const request: TaxRequest = {
  reference: 'ref-1',
  composedAt: '2026-03-02T12:10:00.000Z',
  to: firmEmail,
  subject: 'Boleta o factura',
  body: 'Estimados:',
};

beforeEach(() => localStorage.clear());

const createStore = () => createTaxStore(createProfileStore().part(taxPart));
const storedData = () => v.parse(StoredTaxData, JSON.parse(readStoredPart('tax') || '{}'));

test('answers and requests are stored at once', () => {
  const store = createStore();
  store.setAnswer('commune', 'Ñuño');
  store.setAnswer('commune', 'Ñuñoa');
  store.saveRequest(request);
  expect(storedData()).toEqual({ details: { ...noDetails, commune: 'Ñuñoa' }, requests: [request] });
});

test('answers and requests are erased together', () => {
  const store = createStore();
  store.setAnswer('commune', 'Ñuñoa');
  store.saveRequest(request);
  store.erase();
  expect(storedData()).toEqual(noTaxData);
});

test('only the latest request of a purchase is stored', () => {
  const store = createStore();
  store.saveRequest(request);
  store.saveRequest({ ...request, reference: 'ref-2' });
  store.saveRequest({ ...request, body: 'Corregido' });
  expect(requestFor(store.get(), 'ref-1')?.body).toBe('Corregido');
  expect(store.get().requests).toHaveLength(2);
  store.removeRequest('ref-1');
  expect(requestFor(storedData(), 'ref-1')).toBeNull();
  expect(requestFor(storedData(), 'ref-2')).not.toBeNull();
  const { requests } = v.parse(StoredTaxData, { requests: [request, { ...request, body: 'B' }] });
  expect(requests).toEqual([{ ...request, body: 'B' }]);
});

test('the oldest request is dropped at the limit', () => {
  const many = Array.from({ length: maxRequests + 1 }, (_, index) => ({
    ...request,
    reference: `ref-${index}`,
  }));
  const latest = many.reduce(saveRequest, noTaxData);
  expect(latest.requests).toHaveLength(maxRequests);
  expect(requestFor(latest, 'ref-0')).toBeNull();
  expect(v.parse(StoredTaxData, { requests: many }).requests).toEqual(latest.requests);
});

test.each([
  ['an invalid instant', { ...request, composedAt: 'ayer' }],
  ['a body that isn’t text', { ...request, body: ['x'] }],
  ['a body that is too long', { ...request, body: 'x'.repeat(50_000) }],
  ['no reference', { ...request, reference: '' }],
  ['no fields', null],
])('a stored request with %s does not affect others', (_, hostile) => {
  const otherRequest = { ...request, reference: 'ref-2' };
  expect(v.parse(StoredTaxData, { details: taxDetails, requests: [hostile, otherRequest] })).toEqual({
    details: taxDetails,
    requests: [otherRequest],
  });
});

test('parsing stored data is idempotent', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('details', 'requests', 'x'), fc.jsonValue({ maxDepth: 4 })),
      (value) => {
        const parsed = v.parse(StoredTaxData, value);
        expect(v.parse(StoredTaxData, parsed)).toEqual(parsed);
      },
    ),
  );
});

test('answers from another tab are merged with this tab’s', () => {
  const store = createStore();
  store.setAnswer('rut', '7');
  const otherTab = createStore();
  otherTab.setAnswer('activity', 'Enseñanza');
  window.dispatchEvent(new StorageEvent('storage', { key: profileKey }));
  store.setAnswer('rut', '76');
  expect(storedData().details).toEqual({ ...noDetails, rut: '76', activity: 'Enseñanza' });
});
