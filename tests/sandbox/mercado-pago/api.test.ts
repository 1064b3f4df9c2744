import { expect, test } from 'vitest';
import { base, item, order, site, visitSandbox } from '../visitor.ts';

const paths = [
  ['POST', '/checkout/preferences'],
  ['GET', '/checkout/preferences/1'],
  ['GET', '/v1/payments/1'],
  ['GET', '/v1/payments/search?sort=date_created&criteria=desc'],
] as const;

test.each(paths)('%s %s needs a bearer token', async (method, path) => {
  const { ask } = visitSandbox();
  const missing = await ask(path, { method });
  expect(missing.status).toBe(401);
  expect(await missing.json()).toEqual({
    code: 'unauthorized',
    message: 'authorization value not present',
  });
  const basic = await ask(path, { method, headers: { authorization: 'Basic abc' } });
  expect(basic.status).toBe(401);
  expect(await basic.json()).toEqual({ status: 401, error: 'unauthorized', message: 'Invalid access token' });
  const unknown = await ask(path, { method, headers: { authorization: 'Bearer abc' } });
  expect(unknown.status).toBe(401);
  expect(await unknown.json()).toEqual({
    message: 'invalid_token',
    error: 'not_found',
    status: 401,
    cause: [],
  });
});

test('a token in the query is not accepted', async () => {
  const { ask } = visitSandbox();
  expect((await ask('/v1/payments/1?access_token=APP_USR-prueba')).status).toBe(401);
});

test('tokens of old test credentials are accepted', async () => {
  const { ask } = visitSandbox();
  const answer = await ask('/v1/payments/1', { headers: { authorization: 'Bearer TEST-1' } });
  expect(answer.status).toBe(404);
});

test('a preference is returned with all the service’s fields', async () => {
  const answer = await visitSandbox().create();
  expect(answer.status).toBe(201);
  const preference = await answer.json();
  const initPoint = `${base}/mercado-pago/checkout/v1/redirect?pref_id=${preference.id}`;
  expect(preference).toEqual({
    id: expect.stringMatching(/^202809963-[0-9a-f-]{36}$/),
    init_point: initPoint,
    sandbox_init_point: initPoint,
    client_id: '6295877106812064',
    collector_id: 202809963,
    site_id: 'MLC',
    operation_type: 'regular_payment',
    items: [{ ...item(), category_id: '', picture_url: '' }],
    payer: {
      name: '',
      surname: '',
      email: '',
      date_created: null,
      phone: { area_code: '', number: '' },
      identification: { type: '', number: '' },
      address: { street_name: '', street_number: null, zip_code: '' },
      last_purchase: null,
    },
    back_urls: {
      success: `${site}/pago-exitoso`,
      failure: `${site}/pago-cancelado`,
      pending: `${site}/pago-cancelado`,
    },
    redirect_urls: { failure: '', pending: '', success: '' },
    auto_return: 'approved',
    payment_methods: {
      default_card_id: null,
      default_payment_method_id: null,
      excluded_payment_methods: [{ id: '' }],
      excluded_payment_types: [{ id: '' }],
      installments: null,
      default_installments: null,
    },
    marketplace: 'MP-MKT-6295877106812064',
    marketplace_fee: 0,
    shipments: {
      default_shipping_method: null,
      receiver_address: {
        zip_code: '',
        street_name: '',
        street_number: null,
        floor: '',
        apartment: '',
        city_name: null,
        state_name: null,
        country_name: null,
      },
    },
    notification_url: null,
    statement_descriptor: null,
    external_reference: 'compra-1',
    additional_info: '',
    binary_mode: false,
    metadata: {},
    expires: false,
    expiration_date_from: null,
    expiration_date_to: null,
    date_of_expiration: null,
    date_created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}-04:00$/),
    coupon_code: null,
    coupon_labels: null,
    internal_metadata: null,
    processing_modes: null,
    product_id: null,
    total_amount: null,
    last_updated: null,
  });
});

test('a refused order is answered with 400 and creates nothing', async () => {
  const { create, control } = visitSandbox();
  const answer = await create(order({ items: [] }));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    message: 'items needed.',
    error: 'invalid_items',
    status: 400,
    cause: null,
  });
  const state = await (await control('GET', '/state')).json();
  expect(state['mercado-pago'].preferences).toEqual([]);
});

test('fifty preferences at once are fifty', async () => {
  const { create } = visitSandbox();
  const answers = await Promise.all(Array.from({ length: 50 }, () => create()));
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
  expect(new Set(ids).size).toBe(50);
});

test('a preference is read by its id', async () => {
  const { create, get } = visitSandbox();
  const preference = await (await create()).json();
  const answer = await get(`/checkout/preferences/${preference.id}`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual(preference);
});

test('an unknown preference is not found', async () => {
  const answer = await visitSandbox().get('/checkout/preferences/202809963-x');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({
    message: 'preference_id not found.',
    error: 'invalid_id',
    status: 404,
    cause: null,
  });
});

test('auto_return to this machine is refused once a fault says so, and not without auto_return', async () => {
  const { create, setFaults } = visitSandbox();
  await setFaults({ fault: 'invalid-auto-return' });
  const answer = await create();
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    message: 'auto_return invalid. back_url.success must be defined',
    error: 'invalid_auto_return',
    status: 400,
    cause: null,
  });
  expect((await create(order({ auto_return: undefined }))).status).toBe(201);
});

test.each([
  ['missing', undefined],
  ['empty', ''],
  ['number', 1234567890],
])('the id of a preference can be wrong: %s', async (id, written) => {
  const { create, setFaults } = visitSandbox();
  await setFaults({ fault: 'preference-id', id });
  const answer = await create();
  expect(answer.status).toBe(201);
  const preference = await answer.json();
  expect(preference.id).toBe(written);
  expect(preference.init_point).toContain('pref_id=202809963-');
});

test.each([
  ['invalid_token', { message: 'invalid_token', error: 'not_found', status: 401, cause: [] }],
  ['unauthorized', { status: 401, error: 'unauthorized', message: 'Invalid access token' }],
  ['code', { code: 'unauthorized', message: 'authorization value not present' }],
])('a good token can be refused in the shape %s', async (shape, body) => {
  const { create, setFaults } = visitSandbox();
  await setFaults({ fault: 'unauthorized', route: 'preference.create', shape });
  const answer = await create();
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual(body);
});

test('the policy agent can refuse', async () => {
  const { get, setFaults } = visitSandbox();
  await setFaults({ fault: 'policy-agent', route: 'payment.search' });
  const answer = await get('/v1/payments/search?sort=date_created&criteria=desc');
  expect(answer.status).toBe(403);
  expect(await answer.json()).toEqual({
    code: 'PA_UNAUTHORIZED_RESULT_FROM_POLICIES',
    blocked_by: 'PolicyAgent',
    message: 'At least one policy returned UNAUTHORIZED.',
    status: 403,
  });
});
