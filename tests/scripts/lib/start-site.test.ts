import { expect, test } from 'vitest';
import { announcement, readOptions } from '../../../scripts/lib/start-site.ts';

test('by default, the site is at port 4173 of localhost, without the proxy', () => {
  expect(readOptions([])).toEqual({ host: 'localhost', port: 4173, proxy: false });
});

test('reads host, port and proxy from the arguments', () => {
  expect(readOptions(['--port', '8080', '--host=0.0.0.0', '--proxy'])).toEqual({
    host: '0.0.0.0',
    port: 8080,
    proxy: true,
  });
});

test.each([['--port', 'abc'], ['--port', '70000'], ['--puerto', '80'], ['80']])(
  'the arguments %s %s are refused',
  (...args) => {
    expect(() => readOptions(args)).toThrow();
  },
);

const site = {
  addresses: ['http://localhost:4173'],
  port: 4173,
  requestedPort: 4173,
  standIns: [],
  proxy: false,
};

test.each([
  ['the address', {}, 'http://localhost:4173'],
  ['the simulated services', { standIns: ['Mercado Pago'] }, '- Mercado Pago'],
  ['that no service is simulated', {}, 'Todos los servicios son los configurados en .env.'],
  [
    'the stand-in’s account',
    { standIns: ['Supabase'] },
    'con admin@mentoria.example y la contraseña sandbox-admin',
  ],
  ['that the page has no token', { proxy: true }, 'La página no tiene token'],
  ['a port other than the requested one', { port: 4175 }, 'El puerto 4173 está en uso; se usa el 4175.'],
])('the announcement contains %s', (_, changes, text) => {
  expect(announcement({ ...site, ...changes }).join('\n')).toContain(text);
});

test('the announcement omits the notes about port, account and token if they don’t apply', () => {
  const text = announcement({ ...site, port: 50_123, requestedPort: 0 }).join('\n');
  expect(text).not.toMatch(/en uso|\/admin\/login|token/);
});
