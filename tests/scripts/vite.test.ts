import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { root, run } from '../../scripts/lib/run.ts';

test('scripts/vite.js imports the configuration without bundling it', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'vite-'));
  const config = join(dir, 'vite.config.mts');
  // A bundler would also resolve nowhere.mjs, which doesn't exist.
  await writeFile(
    config,
    "const text: string = 'Only imported'; if (text === '') await import('./nowhere.mjs'); throw new Error(text);",
  );
  const command = [process.execPath, join(root, 'scripts/vite.js'), 'build', '--config', config] as const;
  const { ok, output } = await run(command);
  await rm(dir, { recursive: true });
  expect(ok).toBe(false);
  expect(output).toContain('Error: Only imported');
});

test('of the npm scripts, only `dev` starts Vite directly', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const started = Object.entries<string>(scripts).filter(([, command]) => /^vite\b/.test(command));
  expect(started).toEqual([['dev', 'vite']]);
});
