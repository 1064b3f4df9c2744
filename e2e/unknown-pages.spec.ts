// The pages that exist: layout.spec.ts.

import { test } from './fixtures.ts';
import { expectMetadata } from './metadata.ts';

for (const path of ['/tienda/no-existe', '/completar/no-existe']) {
  test(`${path} has its metadata, once`, async ({ page, site, request, allowFailures }) => {
    allowFailures(/\/no-existe$/);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectMetadata(page, request, site.url, path);
  });
}
