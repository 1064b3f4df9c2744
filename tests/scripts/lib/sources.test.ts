import { expect, test, vi } from 'vitest';
import { withSources } from '../../../scripts/lib/sources.ts';

type Renderer = typeof import('../../../src/prerender.tsx');

test('a script can import the site as it is built, its environment included', async () => {
  // As outside of the tests, which have it as a global.
  vi.stubGlobal('__ENV__', undefined);
  const pages = await withSources(async (load) => (await load<Renderer>('src/prerender.tsx')).pages);
  expect(pages).toContain('/');
});
