import { expect, test } from 'vitest';
import { item, order, site, visitSandbox } from '../visitor.ts';

const payment = expect.stringMatching(/^\d{13}$/);

test.each([
  ['approved', '/pago-exitoso', 'credit_card'],
  ['pending', '/pago-pendiente', 'ticket'],
  ['rejected', '/pago-cancelado', 'credit_card'],
])('a payment left %s returns to %s with the full query', async (outcome, path, type) => {
  const url = await visitSandbox().buy(outcome, {
    back_urls: {
      success: `${site}/pago-exitoso`,
      failure: `${site}/pago-cancelado`,
      pending: `${site}/pago-pendiente`,
    },
  });
  expect(url.origin + url.pathname).toBe(site + path);
  const query = Object.fromEntries(url.searchParams);
  expect(query).toEqual({
    collection_id: payment,
    collection_status: outcome,
    payment_id: payment,
    status: outcome,
    external_reference: 'compra-1',
    payment_type: type,
    merchant_order_id: payment,
    preference_id: expect.stringMatching(/^202809963-/),
    site_id: 'MLC',
    processing_mode: 'aggregator',
    merchant_account_id: 'null',
  });
  expect(query.collection_id).toBe(query.payment_id);
});

test('leaving without a payment returns the word null', async () => {
  const { buy, control } = visitSandbox();
  const url = await buy('none', { external_reference: undefined });
  expect(url.origin + url.pathname).toBe(`${site}/pago-cancelado`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    collection_id: 'null',
    collection_status: 'null',
    payment_id: 'null',
    status: 'null',
    external_reference: 'null',
    payment_type: 'null',
    merchant_order_id: 'null',
    preference_id: expect.stringMatching(/^202809963-/),
    site_id: 'MLC',
    processing_mode: 'aggregator',
    merchant_account_id: 'null',
  });
  const state = await (await control('GET', '/state')).json();
  expect(state['mercado-pago'].payments).toEqual([]);
});

test('the query that an address brings stays in front', async () => {
  const success = `${site}/pago-exitoso?origen=correo`;
  const url = await visitSandbox().buy('approved', { back_urls: { success } });
  expect(url.search).toMatch(/^\?origen=correo&collection_id=\d/);
});

test('the browser is sent back with 303, so that it asks with GET', async () => {
  const { create, fetch } = visitSandbox();
  const { init_point } = await (await create()).json();
  const body = new URLSearchParams({ outcome: 'approved' });
  expect((await fetch(new Request(init_point, { method: 'POST', body }))).status).toBe(303);
});

async function pageOf(body: unknown): Promise<string> {
  const { create, fetch } = visitSandbox();
  const { init_point } = await (await create(body)).json();
  const answer = await fetch(new Request(init_point));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/html');
  return answer.text();
}

test('the page says that it is a sandbox and shows items and total in pesos', async () => {
  const items = [item({ quantity: 1 }), item({ title: 'Contrato', quantity: 1, unit_price: 8000 })];
  const page = await pageOf(order({ items }));
  expect(page).toContain('<html lang="es-CL">');
  expect(page).toContain('Sandbox: pago de prueba, no se cobra nada');
  expect(page).toContain('1 × Formulario de Registro de DEA');
  expect(page).toContain('$2.000');
  expect(page).toContain('1 × Contrato');
  expect(page).toContain('$10.000');
  for (const name of ['Aprobar pago', 'Dejar pendiente', 'Rechazar pago', 'Volver al sitio']) {
    expect(page).toContain(`>${name}</button>`);
  }
});

test('a title is text on the page, whatever it says', async () => {
  const page = await pageOf(order({ items: [item({ title: '<img src=x onerror=alert(1)>' })] }));
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(page).not.toContain('<img');
});

test.each(['GET', 'POST'])('%s of a payment that does not exist says so', async (method) => {
  const answer = await visitSandbox().ask('/checkout/v1/redirect?pref_id=x', { method });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Este pago no existe');
});

test('an unknown outcome shows the page again and pays nothing', async () => {
  const { create, fetch, control } = visitSandbox();
  const { init_point } = await (await create()).json();
  const body = new URLSearchParams({ outcome: 'refunded' });
  const answer = await fetch(new Request(init_point, { method: 'POST', body }));
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('Aprobar pago');
  const state = await (await control('GET', '/state')).json();
  expect(state['mercado-pago'].payments).toEqual([]);
});

test('without a return address, the payment counts and the page says so', async () => {
  const { create, fetch, control } = visitSandbox();
  const { init_point } = await (await create(order({ back_urls: {}, auto_return: undefined }))).json();
  const body = new URLSearchParams({ outcome: 'approved' });
  const answer = await fetch(new Request(init_point, { method: 'POST', body }));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('El sitio no indicó una dirección de regreso.');
  const state = await (await control('GET', '/state')).json();
  expect(state['mercado-pago'].payments).toHaveLength(1);
});
