import { expect, test } from 'vitest';
import { proxiedMode, standInsFor, withoutStandIns } from '../../sandbox/stand-ins.ts';

const configured = {
  VITE_MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-propio',
  VITE_SCHEDULING_URL: 'https://agenda.example',
  VITE_SUPABASE_URL: 'https://proyecto.example',
};

const firmValues = {
  VITE_FIRM_LEGAL_NAME: 'Mentoría de Ejemplo SpA',
  VITE_FIRM_RUT: '76.000.000-0',
  VITE_FIRM_ADDRESS: 'Calle Ficticia 123, Santiago de Chile',
  VITE_QUOTE_DAYS: '30',
  VITE_TAX_REQUESTS: 'on',
};

test('production has no stand-ins, configured or not', () => {
  expect(standInsFor('production', {})).toEqual({ values: {}, names: [] });
  expect(standInsFor('production', configured)).toEqual({ values: {}, names: [] });
});

test('the sandbox mode replaces every service, whatever the environment says', () => {
  expect(standInsFor('sandbox', configured)).toEqual({
    values: {
      VITE_MERCADOPAGO_API_URL: '/_sandbox/mercado-pago',
      VITE_MERCADOPAGO_SDK_URL: '/_sandbox/mercado-pago/sdk/js/v2',
      VITE_MERCADOPAGO_PUBLIC_KEY: 'APP_USR-sandbox-clave-publica-ficticia',
      VITE_MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-sandbox-token-ficticio',
      VITE_SCHEDULING_URL: '/_sandbox/agenda',
      VITE_SUPABASE_URL: '/_sandbox/supabase',
      VITE_SUPABASE_ANON_KEY: 'sb_publishable_sandbox_clave_ficticia',
      ...firmValues,
    },
    names: ['Mercado Pago', 'agenda', 'Supabase'],
  });
});

test.each(['development', 'start'])('mode %s replaces what is not configured', (mode) => {
  const all = ['Mercado Pago', 'agenda', 'Supabase'];
  expect(standInsFor(mode, {}).names).toEqual(all);
  expect(standInsFor(mode, { VITE_MERCADOPAGO_PUBLIC_KEY: 'APP_USR-sola' }).names).toEqual(all);
  expect(standInsFor(mode, { VITE_MERCADOPAGO_ACCESS_TOKEN: ' ' }).names).toEqual(all);
  expect(standInsFor(mode, { VITE_SUPABASE_ANON_KEY: 'sb_publishable_sola' }).names).toEqual(all);
});

test.each(['development', 'start'])(
  'mode %s keeps what is configured: an address, a token or a proxy',
  (mode) => {
    expect(standInsFor(mode, configured)).toEqual({ values: {}, names: [] });
    const proxied = { ...configured, VITE_MERCADOPAGO_ACCESS_TOKEN: '' };
    expect(standInsFor(mode, proxied).names).toEqual(['Mercado Pago']);
    const proxy = { ...proxied, VITE_MERCADOPAGO_API_URL: 'https://pagos.example' };
    expect(standInsFor(mode, proxy).names).toEqual([]);
  },
);

test('a firm is made up only beside the stand-in of its payments, and where none is configured', () => {
  expect(standInsFor('start', {}).values).toMatchObject(firmValues);
  const paid = standInsFor('start', { VITE_MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-propio' });
  expect(Object.keys(paid.values).filter((name) => name in firmValues)).toEqual([]);
  const named = standInsFor('start', { VITE_FIRM_RUT: '11.111.111-1' });
  expect(Object.keys(named.values).filter((name) => name in firmValues)).toEqual([]);
  expect(standInsFor('sandbox', { VITE_FIRM_RUT: '11.111.111-1' }).values).toMatchObject(firmValues);
});

test('an unknown mode has no stand-ins', () => {
  expect(standInsFor('test', {}).names).toEqual([]);
});

test('values of an earlier run are distinguished from configured ones', () => {
  const { values } = standInsFor('sandbox', {});
  const env = { ...values, VITE_MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-propio', PATH: '/bin' };
  expect(withoutStandIns(env)).toEqual([
    'VITE_MERCADOPAGO_API_URL',
    'VITE_MERCADOPAGO_SDK_URL',
    'VITE_MERCADOPAGO_PUBLIC_KEY',
    'VITE_SCHEDULING_URL',
    'VITE_SUPABASE_URL',
    'VITE_SUPABASE_ANON_KEY',
    ...Object.keys(firmValues),
  ]);
});

test('with the proxy the page has its path and no token, and Mercado Pago is the stand-in whatever is configured', () => {
  const proxied = {
    VITE_MERCADOPAGO_API_URL: '/api',
    VITE_MERCADOPAGO_SDK_URL: '/_sandbox/mercado-pago/sdk/js/v2',
    VITE_MERCADOPAGO_PUBLIC_KEY: 'APP_USR-sandbox-clave-publica-ficticia',
    VITE_MERCADOPAGO_ACCESS_TOKEN: '',
  };
  expect(standInsFor(proxiedMode('start'), configured)).toMatchObject({
    values: proxied,
    names: ['Mercado Pago'],
  });
  const { values, names } = standInsFor(proxiedMode('sandbox'), configured);
  expect(values).toMatchObject(proxied);
  expect(names).toEqual(['Mercado Pago', 'agenda', 'Supabase']);
  expect(withoutStandIns({ ...values })).toEqual(expect.arrayContaining(Object.keys(values)));
});

test('a site that sells through its proxy keeps its configuration', () => {
  const selling = { VITE_MERCADOPAGO_API_URL: '/api', VITE_MERCADOPAGO_ACCESS_TOKEN: '' };
  expect(withoutStandIns(selling)).toEqual([]);
  expect(standInsFor('production', selling)).toEqual({ values: {}, names: [] });
});
