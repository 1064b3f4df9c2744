// Tests `npm start -- --proxy`, whose build the journeys of the project `intermediario` use.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { standInValues } from '../../config/stand-ins.ts';
import { root } from '../../scripts/lib/run.ts';
import { runInTerminal } from '../support/terminal.ts';

test('the build for the proxy contains neither the token nor Mercado Pago’s API', async ({ request }) => {
  // The command builds the site.
  test.setTimeout(600_000);
  const terminal = runInTerminal(root, ['npm', 'start', '--', '--proxy', '--port', '0']);
  try {
    const [, url = ''] = await terminal.waitFor(/El sitio está en {2}(http\S+)/);
    await terminal.waitFor(/La página no tiene token/);
    expect((await request.get(`${url}/checkout`)).status()).toBe(200);
    const response = await request.get(`${url}/api/v1/payments/99`);
    expect([response.status(), await response.json()]).toEqual([404, { error: 'not_found' }]);
  } finally {
    await terminal.stop('SIGTERM');
  }
  const dist = join(root, 'dist-start-proxy');
  const names = (await readdir(dist, { recursive: true })).filter((name) =>
    /\.(js|html|css|xml|txt)$|_headers$/.test(name),
  );
  const builtText = (await Promise.all(names.map((name) => readFile(join(dist, name), 'utf8')))).join('\n');
  expect(builtText).toContain('/checkout/preferences');
  const { VITE_MERCADOPAGO_ACCESS_TOKEN: token } = standInValues();
  expect(token).toBeTruthy();
  expect(builtText.includes(String(token))).toBe(false);
  expect(builtText.includes('api.mercadopago.com')).toBe(false);
});
