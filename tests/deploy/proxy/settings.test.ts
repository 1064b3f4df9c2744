import { expect, test } from 'vitest';
import { readSettings } from '../../../deploy/proxy/settings.ts';
import { proxyEnvironment, setUpProxy } from './proxy-fixture.ts';

const problemsOf = (changes: Readonly<Record<string, unknown>>) => {
  const result = readSettings({ ...proxyEnvironment, ...changes });
  return result.kind === 'incomplete' ? result.problems : [];
};

test('reads the proxy’s variables and splits their lists', () => {
  expect(
    readSettings({
      ...proxyEnvironment,
      REFERENCE_SECRETS: `${'a'.repeat(32)} , ${'b'.repeat(40)},`,
      ASSETS: {},
    }),
  ).toEqual({
    kind: 'complete',
    settings: {
      accessToken: 'APP_USR-token-ficticio-de-prueba',
      apiUrl: 'http://localhost:4173/_sandbox/mercado-pago',
      origins: ['https://colegio.example', 'https://www.colegio.example'],
      secrets: ['a'.repeat(32), 'b'.repeat(40)],
      addressHeader: 'x-client',
      acceptsTestPayments: false,
    },
  });
});

test('sends requests to Mercado Pago by default', () => {
  const result = readSettings({ ...proxyEnvironment, MERCADOPAGO_API_URL: undefined });
  expect(result.kind === 'complete' && result.settings.apiUrl).toBe('https://api.mercadopago.com');
});

test.each([
  [undefined, 'x-real-ip'],
  ['', 'x-real-ip'],
  ['  ', 'x-real-ip'],
  ['X-Other', 'x-other'],
])('if CLIENT_ADDRESS_HEADER is %j, the client’s address is in the header %s', (value, header) => {
  const result = readSettings({ ...proxyEnvironment, CLIENT_ADDRESS_HEADER: value }, 'x-real-ip');
  expect(result.kind === 'complete' && result.settings.addressHeader).toBe(header);
});

test('reports the names of all missing variables', () => {
  const result = readSettings({});
  expect(result.kind === 'incomplete' && result.problems.map((problem) => problem.split(':')[0])).toEqual([
    'MERCADOPAGO_ACCESS_TOKEN',
    'SITE_ORIGINS',
    'REFERENCE_SECRETS',
  ]);
});

test.each([
  ['MERCADOPAGO_ACCESS_TOKEN', 'con espacio'],
  ['MERCADOPAGO_ACCESS_TOKEN', 'línea\nnueva'],
  ['SITE_ORIGINS', '*'],
  ['SITE_ORIGINS', 'liceo.example'],
  ['SITE_ORIGINS', 'https://colegio.example/'],
  ['SITE_ORIGINS', 'https://colegio.example,javascript:alert(1)'],
  ['REFERENCE_SECRETS', 'corto'],
  ['REFERENCE_SECRETS', `${'a'.repeat(32)},corto`],
  ['MERCADOPAGO_API_URL', 'http://api.mercadopago.com'],
  ['MERCADOPAGO_API_URL', 'file:///etc/passwd'],
  ['CLIENT_ADDRESS_HEADER', 'x client'],
  ['PAYMENTS_TEST', 'yes'],
])('rejects %s with the value %j without printing it', (name, value) => {
  const [problem = '', ...others] = problemsOf({ [name]: value });
  expect(others).toEqual([]);
  expect(problem).toMatch(new RegExp(`^${name}: `));
  expect(problem.slice(name.length + 2)).not.toContain(value);
});

test.each([
  ['GET', '/v1/payments/1'],
  ['POST', '/checkout/preferences'],
  ['OPTIONS', '/checkout/preferences'],
  ['GET', '/'],
])('responds 503 to every request if a setting is invalid: %s %s', async (method, path) => {
  const { ask, logLines } = setUpProxy({ REFERENCE_SECRETS: 'corto' });
  const answer = await ask(path, { method });
  expect([answer.status, await answer.json()]).toEqual([503, { error: 'not_configured' }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(JSON.parse(logLines[0] ?? '')).toEqual({
    error: 'not_configured',
    problems: ['REFERENCE_SECRETS: random texts of 32 bytes or more, comma-separated'],
  });
});
