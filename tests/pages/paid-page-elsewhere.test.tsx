// @vitest-environment dom

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '../../src/content/site.ts';
import { parseReturn } from '../../src/features/payments/payment-return.ts';
import { contract, form } from '../shop.ts';
import { arrive, downloads, heading, kept, titles } from './paid-page.tsx';
import { serviceForTests } from './shop-service.tsx';

const { thanks, contradicted, refused, elsewhere } = titles;
const read = 'payment.read';
const search = 'payment.search';

const service = await serviceForTests();

const buy = (reference: string, product = form, outcome = 'approved') =>
  service.buyHere(reference, product, outcome);

test('another browser’s return that was not approved sends no request, and says nothing about charges', async () => {
  const query = await buy('ref-1', form, 'rejected');
  localStorage.clear();
  await arrive(query);
  await heading(refused);
  expect(
    screen.getByText('Mercado Pago no aprobó el pago. Si ve un cargo en su banco, escríbanos.'),
  ).toBeTruthy();
  expect(await service.asked(read, search)).toBe(0);
});

test.each(['auto', 'required'] as const)(
  '%s: a browser that did not buy gets the items of the approved payment',
  async (mode) => {
    const query = await buy('ref-1', contract);
    localStorage.clear();
    await arrive(query, mode);
    await heading(thanks);
    expect(downloads()).toEqual([`Descargar ${contract.name}`]);
  },
);

test.each([
  ['off', 'off', []],
  [
    'a service that cannot be asked',
    'auto',
    [
      { fault: 'status', route: read, status: 500 },
      { fault: 'status', route: search, status: 500 },
    ],
  ],
] as const)(
  '%s: another browser shows the number, the e-mail and the way by the number',
  async (_, mode, faults) => {
    const query = await buy('ref-1');
    localStorage.clear();
    await service.faults(...faults);
    await arrive(query, mode);
    await heading(elsewhere);
    expect(screen.getByText(parseReturn(query).paymentId ?? '')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'contacto@mentorialegal.example' })).toBeTruthy();
    expect(screen.getByRole('link', { name: `Ver ${site.purchases}` })).toBeTruthy();
    expect(downloads()).toEqual([]);
  },
);

test.each([{ status: 'refunded' }, { transaction_amount: 1 }, { external_reference: 'otra' }])(
  'in another browser a payment that reads %j delivers nothing',
  async (answer) => {
    const query = await buy('ref-1');
    localStorage.clear();
    await service.faults({ fault: 'payment-differs', ...answer });
    await arrive(query);
    await heading(contradicted);
    expect(downloads()).toEqual([]);
  },
);

test('someone else’s payment number with one’s own reference delivers nothing', async () => {
  const theirs = await buy('ref-ajena', contract);
  localStorage.clear();
  await buy('ref-1', form, 'rejected');
  const number = parseReturn(theirs).paymentId;
  await arrive(`?status=approved&payment_id=${number}&external_reference=ref-1`);
  await heading(contradicted);
  expect(downloads()).toEqual([]);
});

test('a number alone delivers what it paid for, and leaves the cart and the attempt alone', async () => {
  const theirs = await buy('ref-ajena', contract);
  localStorage.clear();
  await buy('ref-1', form, 'none');
  const page = await arrive(`?status=approved&payment_id=${parseReturn(theirs).paymentId}`);
  await heading(thanks);
  expect(downloads()).toEqual([`Descargar ${contract.name}`]);
  expect(kept()).toBe(1);
  expect(page.purchases.get().attempts).toMatchObject([{ reference: 'ref-1' }]);
});
