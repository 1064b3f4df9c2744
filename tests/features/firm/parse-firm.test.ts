import { expect, test } from 'vitest';
import { parseFirm } from '../../../src/features/firm/parse-firm.ts';

test('a firm that has decided nothing is printed nowhere and takes no requests', () => {
  const undecided = { legalName: null, rut: null, address: null, quoteDays: null, takesTaxRequests: false };
  expect(parseFirm({})).toEqual(undecided);
  expect(parseFirm({ VITE_FIRM_RUT: ' ', VITE_QUOTE_DAYS: '', VITE_TAX_REQUESTS: 'off' })).toEqual(undecided);
});

test('what it has decided is read, its RUT however it was typed', () => {
  expect(
    parseFirm({
      VITE_FIRM_LEGAL_NAME: ' Mentoría de Ejemplo SpA ',
      VITE_FIRM_RUT: '760000000',
      VITE_FIRM_ADDRESS: 'Calle Ficticia 123',
      VITE_QUOTE_DAYS: '30',
      VITE_TAX_REQUESTS: 'on',
    }),
  ).toEqual({
    legalName: 'Mentoría de Ejemplo SpA',
    rut: '76.000.000-0',
    address: 'Calle Ficticia 123',
    quoteDays: 30,
    takesTaxRequests: true,
  });
});

test('every wrong value stops the build, with its name', () => {
  const wrong = {
    VITE_FIRM_RUT: '76.000.000-1',
    VITE_QUOTE_DAYS: '1e2',
    VITE_TAX_REQUESTS: 'true',
    VITE_FIRM_ADDRESS: 'x'.repeat(201),
  };
  for (const name of Object.keys(wrong)) expect(() => parseFirm(wrong)).toThrow(name);
});
