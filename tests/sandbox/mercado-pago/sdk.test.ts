import { expect, test } from 'vitest';
import { visitSandbox } from '../visitor.ts';

test('the script is JavaScript that no cache keeps', async () => {
  const answer = await visitSandbox().ask('/sdk/js/v2');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const script = await answer.text();
  expect(() => new Function(script)).not.toThrow();
  expect(script).toContain("installMercadoPago('works');");
});

test.each(['throws', 'create-rejects', 'on-error', 'never-ready'])(
  'the script has the configured behaviour: %s',
  async (behaviour) => {
    const { ask, setFaults } = visitSandbox();
    await setFaults({ fault: 'sdk', behaviour, times: 1 });
    expect(await (await ask('/sdk/js/v2')).text()).toContain(`installMercadoPago('${behaviour}');`);
    expect(await (await ask('/sdk/js/v2')).text()).toContain("installMercadoPago('works');");
  },
);

test('the script can be missing', async () => {
  const { ask, setFaults } = visitSandbox();
  await setFaults({ fault: 'status', route: 'sdk.script', status: 404, body: 'html' });
  expect((await ask('/sdk/js/v2')).status).toBe(404);
});

test('the public key gives access to the address of the payment page and nothing else', async () => {
  const { create, ask } = visitSandbox();
  const { id, init_point } = await (await create()).json();
  const answer = await ask(`/sdk/preferences/${id}?public_key=APP_USR-clave`);
  expect(await answer.json()).toEqual({ id, init_point });
  expect((await ask(`/sdk/preferences/${id}`)).status).toBe(401);
  expect((await ask('/sdk/preferences/x?public_key=APP_USR-clave')).status).toBe(404);
});
