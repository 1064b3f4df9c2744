import process from 'node:process';
import { expect, test } from 'vitest';
import { run } from '../../../scripts/lib/run.ts';

const script = `
  import { withSources } from './scripts/lib/sources.ts';
  console.log(await withSources(async (load) => (await load('src/prerender.tsx')).pages[0]));`;

// In a process of its own: the tests have what a build defines as globals.
test('a script can import the site as it is built, whatever the shell or .env hold', async () => {
  const command = [process.execPath, '--import', 'tsx', '--input-type=module', '--eval', script] as const;
  const { ok, output } = await run(command, { env: { ...process.env, VITE_QUOTE_DAYS: 'quince' } });
  expect(output).toMatch(/^\/$/m);
  expect(ok).toBe(true);
});
