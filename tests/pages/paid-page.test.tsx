// @vitest-environment dom

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { site } from '../../src/content/site.ts';
import { createCartStore } from '../../src/features/cart/cart-store.ts';
import { parseReturn } from '../../src/features/payments/payment-return.ts';
import { createPurchasesStore } from '../../src/features/purchases/purchases-store.ts';
import { contract, form } from '../shop.ts';
import { arrive, downloads, heading, kept, titles } from './paid-page.tsx';
import { serviceForTests } from './shop-service.tsx';

const { thanks, contradicted, notYet, pending, refused, unconfirmed } = titles;
const read = 'payment.read';
const search = 'payment.search';

const service = await serviceForTests();

const retry = () => screen.queryByRole('button', { name: 'Reintentar' });

const buy = (reference: string, product = form, outcome = 'approved') =>
  service.buyHere(reference, product, outcome);

test.each(['auto', 'required', 'off'] as const)('%s: an approved payment is delivered', async (mode) => {
  await arrive(await buy('ref-1'), mode);
  await heading(thanks);
  expect(downloads()).toEqual([`Descargar ${form.name}`]);
  expect(kept()).toBe(0);
  expect(await service.asked(read, search)).toBe(mode === 'off' ? 0 : 1);
});

const contradictions = [
  { status: 'refunded' },
  { status: 'charged_back' },
  { status: 'in_mediation' },
  { currency_id: 'ARS' },
  { transaction_amount: form.price - 1 },
  { transaction_amount: form.price + 1 },
  { external_reference: 'ref-2' },
  { external_reference: null },
  { transaction_amount_refunded: 1 },
  { status_detail: 'partially_refunded' },
  { status_detail: 'pending_capture' },
];

test.each(
  (['auto', 'required'] as const).flatMap((mode) =>
    contradictions.map((answer) => [mode, JSON.stringify(answer), answer] as const),
  ),
)('%s: a payment that reads %s delivers nothing, and gives its number', async (mode, _, answer) => {
  const query = await buy('ref-1');
  await service.faults({ fault: 'payment-differs', ...answer });
  await arrive(query, mode);
  await heading(contradicted);
  expect(screen.getByText(parseReturn(query).paymentId ?? '')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'contacto@mentorialegal.example' })).toBeTruthy();
  expect(retry()).toBeNull();
  expect(downloads()).toEqual([]);
  expect(kept()).toBe(1);
});

test.each(['rejected', 'cancelled'])(
  'a payment that is %s is said to be, and that nothing was charged',
  async (status) => {
    const query = await buy('ref-1');
    await service.faults({ fault: 'payment-differs', status });
    await arrive(query);
    await heading(refused);
    expect(screen.getByText(/no se le cobró. Su producto sigue en el carrito.$/)).toBeTruthy();
    expect(retry()).toBeNull();
    expect(kept()).toBe(1);
    expect(createPurchasesStore().get().attempts).toMatchObject([{ reference: 'ref-1' }]);
    expect(createPurchasesStore().get().attempts[0]).not.toHaveProperty('pending');
  },
);

const differs = (status: string) => [{ fault: 'payment-differs', status }];
const check = 'Comprobar el pago';
const undecided = [
  ['is pending', pending, check, differs('pending')],
  ['is in process', pending, check, differs('in_process')],
  ['is only authorized', pending, check, differs('authorized')],
  ['is not found', notYet, 'Reintentar', [{ fault: 'payment-not-found' }, { fault: 'search-empty' }]],
] as const;

test.each(
  (['auto', 'required'] as const).flatMap((mode) => undecided.map((each) => [mode, ...each] as const)),
)('%s: a payment that %s gets no thanks, and can be checked again', async (mode, _, title, press, faults) => {
  const query = await buy('ref-1');
  await service.faults(...faults);
  await arrive(query, mode);
  await heading(title);
  const number = screen.getByText(parseReturn(query).paymentId ?? '');
  expect(number.parentElement?.textContent).toMatch(
    /^N\.º de pago \d+\. Anótelo: con él recupera su compra en otro equipo\.$/,
  );
  expect(screen.getByText(/Su producto sigue en el carrito/)).toBeTruthy();
  expect(downloads()).toEqual([]);
  expect(kept()).toBe(1);
  expect(createPurchasesStore().get().attempts).toMatchObject([{ pending: {} }]);
  await service.faults();
  fireEvent.click(screen.getByRole('button', { name: press }));
  await heading(thanks);
  expect(kept()).toBe(0);
});

test('the cart is mentioned only while there is something in it', async () => {
  const query = await buy('ref-1');
  createCartStore().clear();
  await service.faults({ fault: 'payment-differs', status: 'pending' });
  await arrive(query);
  await heading(pending);
  expect(screen.queryByText(/Su producto sigue en el carrito/)).toBeNull();
});

/** Ways to answer without telling anything, on one route; payment-lookup.test.ts has more of them. */
const failures = {
  'answers 403': { fault: 'policy-agent' },
  'answers 404 with HTML, as a proxy without look-up': { fault: 'status', status: 404, body: 'html' },
  'answers 200 with HTML': { fault: 'html-200' },
} as const;
const noAnswers = {
  'hangs up': { fault: 'drop-socket' },
  'refuses CORS': { fault: 'no-cors' },
} as const;
const modes = ['auto', 'required'] as const;

test.each(
  modes.flatMap((mode) =>
    Object.entries({ ...failures, ...noAnswers }).map(([how, fault]) => [mode, how, fault] as const),
  ),
)(
  '%s: where the number %s, the reference is searched, and an approved payment delivered',
  async (mode, _, fault) => {
    const query = await buy('ref-1');
    await service.faults({ ...fault, route: read });
    await arrive(query, mode);
    await heading(thanks);
    expect(downloads()).toEqual([`Descargar ${form.name}`]);
    expect(kept()).toBe(0);
  },
);

test.each(
  modes.flatMap((mode) => Object.entries(failures).map(([how, fault]) => [mode, how, fault] as const)),
)('%s: a service that %s confirms nothing, so that nothing is released', async (mode, _, fault) => {
  const query = await buy('ref-1');
  await service.faults({ ...fault, route: read }, { ...fault, route: search });
  await arrive(query, mode);
  await heading(unconfirmed);
  expect(downloads()).toEqual([]);
  expect(kept()).toBe(1);
  await service.faults();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await heading(thanks);
});

test.each([404, 500])(
  'where the number is unknown and the search answers %i, nothing is said of the payment',
  async (status) => {
    const query = await buy('ref-1');
    await service.faults(
      { fault: 'payment-not-found' },
      { fault: 'status', route: search, status, error: 'not_found' },
    );
    await arrive(query);
    await heading(unconfirmed);
    expect(createPurchasesStore().get().attempts).toMatchObject([{ pending: {} }]);
    await service.faults();
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await heading(thanks);
  },
);

test.each(Object.entries(noAnswers))(
  'a service that %s costs the buyer nothing in auto',
  async (_, fault) => {
    const query = await buy('ref-1');
    await service.faults({ ...fault, route: read }, { ...fault, route: search });
    const strict = await arrive(query, 'required');
    await heading(unconfirmed);
    expect(downloads()).toEqual([]);
    expect(kept()).toBe(1);
    strict.leave();
    await arrive(query);
    await heading(thanks);
    expect(downloads()).toEqual([`Descargar ${form.name}`]);
    expect(kept()).toBe(0);
  },
);

test('a forged return whose number the service refuses to look up is not released', async () => {
  await buy('ref-1', form, 'none');
  await service.faults({ fault: 'policy-agent', route: read });
  await arrive('?status=approved&external_reference=ref-1&payment_id=99');
  await heading(notYet);
  expect(downloads()).toEqual([]);
});

test('a return that a check did not confirm stays unreleased after reloads, also offline', async () => {
  await buy('ref-1', form, 'none');
  const query = '?status=approved&external_reference=ref-1&payment_id=99';
  const first = await arrive(query);
  await heading(notYet);
  first.leave();
  await service.faults({ fault: 'drop-socket', route: read }, { fault: 'drop-socket', route: search });
  await arrive(query);
  await heading(unconfirmed);
  expect(downloads()).toEqual([]);
  expect(kept()).toBe(1);
});

test('a rejected number does not hide the approved payment of the same order', async () => {
  const number = parseReturn(await buy('ref-1', form, 'rejected')).paymentId;
  await service.buy('approved', 'ref-1', createCartStore().get().items);
  await arrive(`?status=approved&external_reference=ref-1&payment_id=${number}`);
  await heading(thanks);
  expect(downloads()).toEqual([`Descargar ${form.name}`]);
});

test('a pending return is shown as pending, stored, and can be checked again', async () => {
  const query = await buy('ref-1', form, 'pending');
  await arrive(query);
  await heading(pending);
  const { paymentId } = parseReturn(query);
  expect(createPurchasesStore().get().attempts).toMatchObject([{ pending: { paymentId } }]);
  expect(screen.getByRole('link', { name: `Ver ${site.purchases}` }).getAttribute('href')).toBe(
    '/mis-compras',
  );
  expect(screen.getByRole('button', { name: check })).toBeTruthy();
});

test('a service that never answers times out after 8 s', async () => {
  const query = await buy('ref-1');
  await service.faults({ fault: 'never-answer', route: read }, { fault: 'never-answer', route: search });
  const limits: number[] = [];
  const clock = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    return clock.signal;
  });
  await arrive(query);
  await waitFor(async () => expect(await service.asked(read)).toBe(1));
  expect(Math.max(...limits)).toBe(8_000);
  clock.abort();
  await heading(thanks);
});

test('off: there is no request, and the return is accepted', async () => {
  const query = await buy('ref-1');
  await service.faults({ fault: 'payment-differs', status: 'refunded' });
  await arrive(query, 'off');
  await heading(thanks);
  expect(await service.asked(read, search)).toBe(0);
});

test('a payment that was not approved releases nothing', async () => {
  await arrive(await buy('ref-1', form, 'rejected'));
  await heading(refused);
  expect(kept()).toBe(1);
});

test('a refresh, and the address opened again later, deliver again and leave a new cart alone', async () => {
  const query = await buy('ref-1');
  const first = await arrive(query);
  await heading(thanks);
  first.leave();
  createCartStore().add(contract);
  await service.faults(
    { fault: 'status', route: read, status: 500 },
    { fault: 'status', route: search, status: 500 },
  );
  const again = await arrive(query, 'required');
  await heading(thanks);
  expect(downloads()).toEqual([`Descargar ${form.name}`]);
  expect(kept()).toBe(1);
  expect(again.purchases.get().receipts).toHaveLength(1);
});

test('two returns of one payment at once give one receipt, and the later one leaves a new cart alone', async () => {
  const query = await buy('ref-1');
  await service.faults({ fault: 'delay', route: read, milliseconds: 150, times: 1 });
  const slow = await arrive(query);
  const quick = await arrive(query);
  await waitFor(() => expect(quick.purchases.get().receipts).toHaveLength(1));
  quick.change(() => quick.cart.add(contract));
  await waitFor(() => expect(downloads()).toHaveLength(2));
  expect(slow.openStores().purchases.get().receipts).toHaveLength(1);
  expect(kept()).toBe(1);
});

test.each(['auto', 'off'] as const)(
  '%s: a return for an older attempt delivers what that one bought, and each its own',
  async (mode) => {
    const older = await buy('ref-1', form);
    const latest = await buy('ref-2', contract);
    for (const [query, product] of [
      [older, form],
      [latest, contract],
      [older, form],
    ] as const) {
      const page = await arrive(query, mode);
      await heading(thanks);
      expect(downloads()).toEqual([`Descargar ${product?.name}`]);
      page.leave();
    }
  },
);

test('of a cart with something added since, only the order is removed', async () => {
  const query = await buy('ref-1');
  createCartStore().add(contract);
  await arrive(query);
  await heading(thanks);
  expect(
    createCartStore()
      .get()
      .items.map(({ id }) => id),
  ).toEqual([contract.id]);
});

test('a deleted purchase stays deleted when its address is opened again, and a new cart stays', async () => {
  const query = await buy('ref-1');
  const first = await arrive(query);
  await heading(thanks);
  first.change(() => first.purchases.forget('ref-1'));
  first.leave();
  createCartStore().add(contract);
  const again = await arrive(query);
  await heading('Usted eliminó esta compra de este equipo');
  expect(screen.getByRole('link', { name: `Ver ${site.purchases}` })).toBeTruthy();
  expect(screen.getByText(parseReturn(query).paymentId ?? '')).toBeTruthy();
  expect(again.purchases.get().receipts).toEqual([]);
  expect(kept()).toBe(1);
});

test.each([
  ['approved', 'Pago confirmado'],
  ['pending', 'Estado de su pago'],
  ['rejected', 'Estado de su pago'],
])('the title of a return that is %s is «%s», also for screen readers', async (outcome, title) => {
  const query = await buy('ref-1', form, outcome);
  await arrive(query);
  await waitFor(() => expect(document.title).toBe(`${title} | Mentoría Legal Educacional`));
  await waitFor(() => expect(screen.queryByText('Confirmando su pago…')).toBeNull());
  expect(document.title).toBe(`${title} | Mentoría Legal Educacional`);
  const { shownTitle } = await import('../../src/ui/page-meta.tsx');
  expect(shownTitle.get()).toBe(document.title);
});

test('a visit without parameters delivers nothing, and its title says so', async () => {
  await arrive('');
  expect(screen.getByText('No hay items para descargar.')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Estado de su pago | Mentoría Legal Educacional'));
});

test('a return with an unpaid attempt is not accepted because it says approved', async () => {
  await buy('ref-1', form, 'none');
  await arrive('?status=approved&external_reference=ref-1&payment_id=99');
  await heading(notYet);
  expect(kept()).toBe(1);
});

test.each(['auto', 'off'] as const)(
  '%s: the second of two equal payments says so, how to write to the firm, and delivers all the same',
  async (mode) => {
    const first = await buy('ref-1');
    const second = await buy('ref-2');
    const note =
      /^Esta compra es igual a otra pagada con menos de 24 horas de diferencia \(pago N\.º\s\d+\)\./;
    const one = await arrive(first, mode);
    await heading(thanks);
    expect(screen.queryByText(note)).toBeNull();
    one.leave();
    await arrive(second, mode);
    await heading(thanks);
    const said = screen.getByText(note).closest('p');
    expect(said?.textContent).toContain(`(pago N.º\u00A0${parseReturn(first).paymentId})`);
    expect(said?.textContent).not.toMatch(/error|equivoc/i);
    expect(said?.querySelector('a')?.getAttribute('href')).toBe('mailto:contacto@mentorialegal.example');
    expect(downloads()).toEqual([`Descargar ${form.name}`]);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
