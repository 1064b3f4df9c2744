import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { emptyVariables } from '../../scripts/lib/hidden-configuration.ts';
import { npmCommand, root, run } from '../../scripts/lib/run.ts';

const writeConfig = (...args: string[]) =>
  run(npmCommand('run', '--silent', 'deploy:config', '--', ...args), {
    env: { ...process.env, ...emptyVariables() },
  });

test('lists the hosts and writes nothing without arguments', async () => {
  const vercelJson = () => readFileSync(join(root, 'vercel.json'), 'utf8');
  const oldText = vercelJson();
  const { ok, output } = await writeConfig();
  expect([ok, vercelJson()]).toEqual([false, oldText]);
  for (const option of ['--nginx FILE', '--vercel']) expect(output).toContain(option);
});

test('writes nginx’s configuration into the given file', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'config-'));
  const file = join(dir, 'site.conf');
  expect(await writeConfig('--nginx', file)).toEqual({ ok: true, output: `${file}\n` });
  expect(await readFile(file, 'utf8')).toContain('server {');
  await rm(dir, { recursive: true });
});
