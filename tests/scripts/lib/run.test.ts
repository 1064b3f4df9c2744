import { expect, test } from 'vitest';
import { run } from '../../../scripts/lib/run.ts';

const node = (source: string): [string, ...string[]] => [process.execPath, '-e', source];

test('both outputs of a program are kept', async () => {
  const { ok, output } = await run(node("console.log('uno'); console.error('dos')"));
  expect(ok).toBe(true);
  expect(output).toContain('uno\n');
  expect(output).toContain('dos\n');
});

test('a program with a non-zero exit code is a failed run', async () => {
  expect((await run(node('process.exit(3)'))).ok).toBe(false);
});

test('a program that hangs is stopped, and the output says so', async () => {
  const { ok, output } = await run(node('setInterval(() => {}, 1000)'), { timeout: 300 });
  expect(ok).toBe(false);
  expect(output).toContain('Stopped by SIGTERM');
});

test('a program that hangs is stopped with what it has started', async () => {
  const child = 'setInterval(() => {}, 1000)';
  const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' })`;
  // The output ends only when no process holds it open any more.
  const { ok, output } = await run(node(parent), { timeout: 500 });
  expect(ok).toBe(false);
  expect(output).toContain('Stopped by SIGTERM');
});

test('a program that is not there is a failed run that says why', async () => {
  const { ok, output } = await run(['/nowhere/programa']);
  expect(ok).toBe(false);
  expect(output).toContain('ENOENT');
});
