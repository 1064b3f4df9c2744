import { expect, test } from 'vitest';
import { announcement, readOptions } from '../../../scripts/lib/start-site.ts';

const site = {
  addresses: ['http://localhost:4173'],
  port: 4173,
  wanted: 4173,
  services: [],
  account: null,
  proxy: false,
};

test('without options the site is on this machine, at the usual port', () => {
  expect(readOptions([])).toEqual({ host: 'localhost', port: 4173, proxy: false });
});

test('host and port can be given', () => {
  expect(readOptions(['--port', '8080', '--host=0.0.0.0', '--proxy'])).toEqual({
    host: '0.0.0.0',
    port: 8080,
    proxy: true,
  });
});

test.each([['--port', 'abc'], ['--port', '70000'], ['--puerto', '80'], ['80']])(
  '%s %s is refused',
  (...args) => {
    expect(() => readOptions(args)).toThrow();
  },
);

test('the terminal gives the address and names what is simulated', () => {
  const text = announcement({ ...site, services: ['Mercado Pago'] }).join('\n');
  expect(text).toContain('http://localhost:4173');
  expect(text).toContain('- Mercado Pago');
  expect(text).not.toContain('en uso');
});

test('the terminal shows the stand-in’s account, and no other', () => {
  const account = { email: 'admin@mentoria.example', password: 'sandbox-admin' };
  const text = announcement({ ...site, services: ['Supabase'], account }).join('\n');
  expect(text).toContain(
    'Administración: /admin/login, con admin@mentoria.example y la contraseña sandbox-admin',
  );
  expect(announcement(site).join('\n')).not.toContain('/admin/login');
});

test('the terminal says when the page has no token', () => {
  expect(announcement({ ...site, proxy: true }).join('\n')).toContain('La página no tiene token');
  expect(announcement(site).join('\n')).not.toContain('token');
});

test('another port than the wanted one is announced', () => {
  const text = announcement({ ...site, port: 4175 }).join('\n');
  expect(text).toContain('El puerto 4173 está en uso; se usa el 4175.');
});

test('any port is used when none was requested', () => {
  expect(announcement({ ...site, port: 50_123, wanted: 0 }).join('\n')).not.toContain('en uso');
});

test('with everything configured nothing is called simulated', () => {
  expect(announcement(site).join('\n')).toContain('Todos los servicios son los configurados en .env.');
});
