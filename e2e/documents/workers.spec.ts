// Tests that no data leaves the workers, which read strangers' files and hold people's answers.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { workerFolder } from '../../deploy/headers.ts';
import { root } from '../../scripts/lib/run.ts';
import { expect, test } from '../support/fixtures.ts';

const files = readdirSync(join(root, 'dist-sandbox', workerFolder)).filter((name) =>
  /\.worker-[\w-]+\.js$/.test(name),
);

/** Runs in a worker. Returns the policy directive that blocked each request, and 'answered' for each that succeeded. */
async function tryToReach(addresses: readonly string[]): Promise<readonly string[]> {
  const violations: string[] = [];
  addEventListener('securitypolicyviolation', (event) => {
    if (event instanceof SecurityPolicyViolationEvent) violations.push(event.effectiveDirective);
  });
  const results = await Promise.allSettled(addresses.map((address) => fetch(address)));
  // Wait for the events, which arrive in a separate task.
  await new Promise((resolve) => setTimeout(resolve));
  return [...violations, ...results.filter(({ status }) => status === 'fulfilled').map(() => 'answered')];
}

test('a worker cannot fetch anything, even from the site itself', async ({ page, site }) => {
  const otherSites = ['https://ajeno.example/', 'https://api.mercadopago.com/v1/payments/1'];
  const addresses = [...otherSites, `${site.url}/robots.txt`];
  await page.goto('/');
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const workerStarted = page.waitForEvent('worker');
    await page.evaluate((address) => void new Worker(address, { type: 'module' }), `${workerFolder}/${file}`);
    const blockingDirectives = await (await workerStarted).evaluate(tryToReach, addresses);
    expect([file, blockingDirectives]).toEqual([file, addresses.map(() => 'connect-src')]);
  }
});
