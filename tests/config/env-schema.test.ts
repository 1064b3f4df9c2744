import { expect, test } from 'vitest';
import { anonKeyWarning, missingValues, parseEnv } from '../../config/env-schema.ts';

test('an empty configuration turns off every service and every fact of the firm', () => {
  expect(parseEnv({})).toEqual({
    page: {
      siteUrl: '',
      contactEmail: 'contacto@mentorialegal.example',
      assetBaseUrl: '',
      supabase: null,
      schedulingUrl: null,
    },
    firm: {
      lawyer: null,
      legalName: null,
      rut: null,
      address: null,
      quoteDays: null,
      acceptsTaxRequests: false,
    },
    payment: null,
    headers: { reportUrl: null, hstsSubdomains: false },
  });
});

test('a token is enough to pay through the public API', () => {
  expect(parseEnv({ VITE_MERCADOPAGO_ACCESS_TOKEN: ' APP_USR-1 ' }).payment).toEqual({
    apiUrl: 'https://api.mercadopago.com',
    sdkUrl: 'https://sdk.mercadopago.com/js/v2',
    publicKey: null,
    accessToken: 'APP_USR-1',
    verification: 'auto',
    acceptsTestPayments: false,
  });
});

test('a proxy needs no token in the browser', () => {
  const { payment } = parseEnv({ VITE_MERCADOPAGO_API_URL: 'https://pagos.mentoria.example/mp/' });
  expect(payment).toMatchObject({ apiUrl: 'https://pagos.mentoria.example/mp', accessToken: null });
});

test.each([
  ['a proxy', { VITE_MERCADOPAGO_API_URL: '/api' }, 'required'],
  [
    'a proxy and an explicit mode',
    { VITE_MERCADOPAGO_API_URL: '/api', VITE_PAYMENT_VERIFICATION: 'auto' },
    'auto',
  ],
  ['a token', { VITE_MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1' }, 'auto'],
  [
    'a token and an API address that accepts it',
    { VITE_MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1', VITE_MERCADOPAGO_API_URL: '/_sandbox/mercado-pago' },
    'auto',
  ],
])('chooses the verification mode with %s', (_, raw, verification) => {
  expect(parseEnv(raw).payment?.verification).toBe(verification);
});

test('addresses lose their trailing slash', () => {
  const { page } = parseEnv({ VITE_SITE_URL: 'https://sitio.example/', VITE_ASSET_BASE_URL: '/fijos/' });
  expect(page).toMatchObject({ siteUrl: 'https://sitio.example', assetBaseUrl: '/fijos' });
});

test('all invalid values are reported at once', () => {
  const wrong = {
    VITE_SITE_URL: 'javascript:alert(1)',
    VITE_ASSET_BASE_URL: '//imagenes.example',
    VITE_PAYMENT_VERIFICATION: 'siempre',
    VITE_CONTACT_EMAIL: 'contacto',
  };
  expect(() => parseEnv(wrong)).toThrow(
    /VITE_SITE_URL: .*VITE_PAYMENT_VERIFICATION: must be auto or required.*VITE_ASSET_BASE_URL: .*VITE_CONTACT_EMAIL: must be an e-mail/,
  );
});

test('verification cannot be turned off', () => {
  const verificationOff = { VITE_MERCADOPAGO_API_URL: '/api', VITE_PAYMENT_VERIFICATION: 'off' };
  expect(() => parseEnv(verificationOff)).toThrow(
    /VITE_PAYMENT_VERIFICATION: off .*use required with a proxy, auto with a token/,
  );
});

test('required verification needs a payment service', () => {
  const verificationRequired = { VITE_PAYMENT_VERIFICATION: 'required' };
  expect(() => parseEnv(verificationRequired)).toThrow('VITE_PAYMENT_VERIFICATION: required needs');
  const proxiedValues = {
    ...verificationRequired,
    VITE_MERCADOPAGO_API_URL: 'https://pagos.mentoria.example',
  };
  expect(parseEnv(proxiedValues).payment?.verification).toBe('required');
});

const supabaseUrl = { VITE_SUPABASE_URL: 'https://a.example' };
const publishableKey = 'sb_publishable_ficticia-clave_00';
const jwt = (role: string) => {
  const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return [encodePart({ alg: 'HS256', typ: 'JWT' }), encodePart({ iss: 'supabase', role }), 'firma'].join('.');
};

test('Supabase needs both its address and its key', () => {
  expect(parseEnv(supabaseUrl).page.supabase).toBeNull();
  expect(parseEnv({ ...supabaseUrl, VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey }).page.supabase).toEqual({
    url: 'https://a.example',
    publishableKey,
  });
});

test('Supabase’s key is read under its old name unless the new name is set', () => {
  const valuesWithOldName = { ...supabaseUrl, VITE_SUPABASE_ANON_KEY: jwt('anon') };
  expect(parseEnv(valuesWithOldName).page.supabase?.publishableKey).toBe(jwt('anon'));
  expect(missingValues(valuesWithOldName).join()).not.toContain('SUPABASE');
  const valuesWithBothKeys = { ...valuesWithOldName, VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey };
  expect(parseEnv(valuesWithBothKeys).page.supabase?.publishableKey).toBe(publishableKey);
});

test('an anon key causes a warning under either name', () => {
  for (const name of ['VITE_SUPABASE_PUBLISHABLE_KEY', 'VITE_SUPABASE_ANON_KEY']) {
    expect(anonKeyWarning({ [name]: ` ${jwt('anon')} ` })).toMatch(
      /^Supabase retires anon keys.*publishable key/,
    );
    expect(anonKeyWarning({ [name]: publishableKey })).toBeNull();
  }
  expect(anonKeyWarning({})).toBeNull();
});

test.each([
  ['a secret key', ['sb', 'secret', 'ficticio1234'].join('_')],
  ['a service_role key', jwt('service_role')],
  ['a person’s token', jwt('authenticated')],
  ['a key of another service', 'APP_USR-01234567-89ab-cdef-0123-456789abcdef'],
  ['the project’s name', 'abcdefghijklmnopqrst'],
  ['a token cut short', jwt('anon').split('.').slice(0, 2).join('.')],
  ['only the prefix of a key', 'sb_publishable_'],
])('%s as a publishable key stops the build without being printed', (_, value) => {
  for (const name of ['VITE_SUPABASE_PUBLISHABLE_KEY', 'VITE_SUPABASE_ANON_KEY']) {
    const parseKey = () => parseEnv({ ...supabaseUrl, [name]: value });
    expect(parseKey).toThrow(`${name}: must be the project’s publishable key`);
    if (value !== 'sb_publishable_') expect(parseKey).not.toThrow(value);
  }
});

test('lists missing values with their consequences, for the build’s warning', () => {
  expect(missingValues({})).toContain(
    'VITE_SCHEDULING_URL: /agendar shows the e-mail instead of the calendar',
  );
  expect(missingValues({ VITE_SCHEDULING_URL: '/agenda' }).join()).not.toContain('VITE_SCHEDULING_URL');
});

test('a missing token causes no warning if there is a proxy', () => {
  expect(missingValues({ VITE_MERCADOPAGO_API_URL: 'https://p.example' }).join()).not.toContain(
    'ACCESS_TOKEN',
  );
});

test('blank values of the firm count as unset, and so does «off»', () => {
  const { firm } = parseEnv({});
  const blank = { VITE_FIRM_RUT: ' ', VITE_QUOTE_DAYS: '', VITE_TAX_REQUESTS: 'off' };
  expect(parseEnv(blank).firm).toEqual(firm);
});

test('parses the firm’s values, with a RUT in any format', () => {
  const firmValues = {
    VITE_FIRM_LEGAL_NAME: ' Mentoría de Ejemplo SpA ',
    VITE_FIRM_RUT: '760000000',
    VITE_FIRM_ADDRESS: 'Calle Ficticia 123',
    VITE_QUOTE_DAYS: '30',
    VITE_TAX_REQUESTS: 'on',
  };
  expect(parseEnv(firmValues).firm).toEqual({
    lawyer: null,
    legalName: 'Mentoría de Ejemplo SpA',
    rut: '76.000.000-0',
    address: 'Calle Ficticia 123',
    quoteDays: 30,
    acceptsTaxRequests: true,
  });
});

test('every invalid value of the firm is named', () => {
  const wrong = {
    VITE_FIRM_RUT: '76.000.000-1',
    VITE_QUOTE_DAYS: '1e2',
    VITE_TAX_REQUESTS: 'true',
    VITE_FIRM_ADDRESS: 'x'.repeat(201),
  };
  for (const name of Object.keys(wrong)) expect(() => parseEnv(wrong)).toThrow(name);
});

const lawyer = { VITE_FIRM_LAWYER_NAME: ' Ana Prueba ', VITE_FIRM_LAWYER_TITLE: 'abogada' };

test('the lawyer needs no portrait', () => {
  expect(parseEnv(lawyer).firm.lawyer).toEqual({ name: 'Ana Prueba', title: 'abogada', portrait: null });
  const portrait = '/img/equipo/ana-prueba.webp';
  expect(parseEnv({ ...lawyer, VITE_FIRM_LAWYER_PORTRAIT: portrait }).firm.lawyer).toMatchObject({
    portrait,
  });
});

test('the lawyer needs both a name and a title', () => {
  for (const name of Object.keys(lawyer))
    expect(() => parseEnv({ ...lawyer, [name]: ' ' }), name).toThrow('VITE_FIRM_LAWYER_NAME');
  expect(() => parseEnv({ VITE_FIRM_LAWYER_PORTRAIT: '/img/a.webp' })).toThrow('VITE_FIRM_LAWYER_NAME');
});

test('a portrait must be a picture below public/img', () => {
  for (const portrait of [
    'img/a.webp',
    '/a.webp',
    '/img/../a.webp',
    'https://a.example/img/a.webp',
    '/img/a.gif',
  ])
    expect(() => parseEnv({ ...lawyer, VITE_FIRM_LAWYER_PORTRAIT: portrait }), portrait).toThrow(
      'VITE_FIRM_LAWYER_PORTRAIT',
    );
});
