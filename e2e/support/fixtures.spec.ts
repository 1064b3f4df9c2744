// Tests that the fixtures catch faults. A test with `test.fail` passes only if a fixture makes it fail.
import { expect, test } from './fixtures.ts';

for (const [label, fault] of [
  ['an error on the console', "console.error('no se pudo')"],
  ['a warning', "console.warn('cuidado')"],
  ['an unhandled rejection', "void Promise.reject(new Error('nadie escucha'))"],
] as const) {
  test.fail(`${label} fails a journey`, async ({ page }) => {
    await page.evaluate(fault);
  });
}

test.fail('a hydration mismatch fails a journey', async ({ page }) => {
  await page.route('/servicios', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('Servicios legales para la educación', 'Otro título');
    await route.fulfill({ response, body });
  });
  await page.goto('/servicios');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Servicios legales para la educación');
});

test.fail('an error on a second visitor’s console fails a journey', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.evaluate(() => console.error('no se pudo'));
  await page.evaluate(() => true);
  await context.close();
});

test.fail('an unexpected failed request fails a journey', async ({ page }) => {
  await page.goto('/tienda');
  await page.evaluate(() => fetch('/_sandbox/no-existe'));
});

test('an expected failed request passes', async ({ page, allowFailures }) => {
  allowFailures(/no-existe$/);
  await page.goto('/tienda');
  expect(await page.evaluate(async () => (await fetch('/_sandbox/no-existe')).status)).toBe(404);
});

test.fail('a violation found by axe fails a journey', async ({ page, axe }) => {
  await page.setContent('<img src="data:,">');
  await axe(page, 'an image without a text');
});

test.describe('the stand-ins', () => {
  // Run both tests in order on one server, so that the second one detects what the first one left behind.
  test.describe.configure({ mode: 'default' });

  test('record their requests and simulate faults', async ({ page, sandbox, allowFailures }) => {
    allowFailures(/\/checkout\/preferences$/);
    await page.goto('/tienda');
    await sandbox.setFaults([{ fault: 'status', route: 'preference.create', status: 503 }]);
    const responseStatus = await page.evaluate(async () => {
      const { status } = await fetch('/_sandbox/mercado-pago/checkout/preferences', { method: 'POST' });
      return status;
    });
    expect(responseStatus).toBe(503);
    const requests = await sandbox.requests();
    expect(requests.map(({ method, route }) => `${method} ${route}`)).toEqual(['POST preference.create']);
  });

  test('are reset for the next journey', async ({ sandbox }) => {
    expect(await sandbox.requests()).toEqual([]);
  });
});
