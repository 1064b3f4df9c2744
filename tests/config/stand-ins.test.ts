import { expect, test } from 'vitest';
import { proxyMode, standInValues, withStandIns } from '../../config/stand-ins.ts';

const allStandIns = ['Mercado Pago', 'agenda', 'Supabase'];

const configuredValues = {
  VITE_MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-propio',
  VITE_SCHEDULING_URL: 'https://agenda.example',
  VITE_SUPABASE_URL: 'https://proyecto.example',
  VITE_SITE_URL: 'https://sitio.example',
};

const readerOf = (values: Readonly<Record<string, string>>) => () => values;
const failIfRead = () => {
  throw new Error('These values must not be read');
};

test('production and unknown modes never read the stand-ins’ values', () => {
  for (const mode of ['production', 'test', 'staging']) {
    for (const values of [{}, configuredValues, standInValues()]) {
      expect(withStandIns(mode, readerOf(values), failIfRead)).toEqual({ values, standIns: [] });
    }
  }
});

test('an unconfigured build reads neither .env nor the stand-ins’ values', () => {
  expect(withStandIns('unconfigured', failIfRead, failIfRead)).toEqual({ values: {}, standIns: [] });
});

test('the sandbox mode reads only the stand-ins’ values', () => {
  expect(withStandIns('sandbox', failIfRead)).toEqual({ values: standInValues(), standIns: allStandIns });
});

test.each(['development', 'start'])('mode %s uses stand-ins for services without a value', (mode) => {
  const standInNames = (values: Readonly<Record<string, string>>) =>
    withStandIns(mode, readerOf(values)).standIns;
  expect(standInNames({})).toEqual(allStandIns);
  expect(standInNames({ VITE_MERCADOPAGO_ACCESS_TOKEN: ' ' })).toEqual(allStandIns);
  expect(standInNames({ VITE_MERCADOPAGO_API_URL: 'https://pagos.example' })).toEqual(['agenda', 'Supabase']);
  expect(standInNames(configuredValues)).toEqual([]);
});

test.each(['development', 'start'])('in mode %s, all values of a service come from one source', (mode) => {
  const incomplete = {
    VITE_MERCADOPAGO_PUBLIC_KEY: 'APP_USR-sola',
    VITE_SUPABASE_URL: 'https://proyecto.example',
  };
  const { values } = withStandIns(mode, readerOf(incomplete));
  expect(values.VITE_MERCADOPAGO_PUBLIC_KEY).toBe(standInValues().VITE_MERCADOPAGO_PUBLIC_KEY);
  expect(values).not.toHaveProperty('VITE_SUPABASE_PUBLISHABLE_KEY');
  expect(withStandIns(mode, readerOf(configuredValues)).values).toEqual(configuredValues);
});

test('adds a fictional firm only if payments are a stand-in and no firm is configured', () => {
  const legalNameFor = (values: Readonly<Record<string, string>>) =>
    withStandIns('start', readerOf(values)).values.VITE_FIRM_LEGAL_NAME;
  expect(legalNameFor({})).toBe('Mentoría de Ejemplo SpA');
  expect(legalNameFor({ VITE_MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-propio' })).toBeUndefined();
  expect(legalNameFor({ VITE_QUOTE_DAYS: '15' })).toBeUndefined();
});

test('with the proxy, the page has no token and the proxy asks Mercado Pago’s stand-in', () => {
  const proxiedValues = { VITE_MERCADOPAGO_API_URL: '/api', VITE_MERCADOPAGO_ACCESS_TOKEN: '' };
  const start = withStandIns(proxyMode('start'), readerOf(configuredValues));
  expect(start).toMatchObject({ values: proxiedValues, standIns: ['Mercado Pago'] });
  expect(start.values.VITE_MERCADOPAGO_SDK_URL).toBe('/_sandbox/mercado-pago/sdk/js/v2');
  expect(withStandIns(proxyMode('sandbox'), failIfRead)).toEqual({
    values: { ...standInValues(), ...proxiedValues },
    standIns: allStandIns,
  });
});
