import process from 'node:process';
import { expect, test, vi } from 'vitest';
import { readOutput, run, startProgram } from '../../../scripts/lib/run.ts';

const node = (code: string) =>
  [process.execPath, '--import', 'tsx', '--input-type=module', '-e', code] as const;
const runModule = new URL('../../../scripts/lib/run.ts', import.meta.url).href;

test('stopping a program stops the programs that it has started', async () => {
  const program = startProgram(['sh', '-c', 'sleep 600 & echo started; wait']);
  await program.waitFor(/started/);
  await program.stop();
  await vi.waitFor(() => expect(program.isRunning()).toBe(false));
});

test('a program ends if the process that started it is killed', async () => {
  const code = `
    import { startProgram } from '${runModule}';
    const { waitFor } = startProgram(['sh', '-c', 'echo $$; sleep 600']);
    console.log('group', (await waitFor(/\\d+/))[0]);
  `;
  const parent = startProgram(node(code));
  const [, groupId] = await parent.waitFor(/group (\d+)/);
  const isRunning = () => {
    try {
      return process.kill(-Number(groupId), 0);
    } catch {
      return false;
    }
  };
  expect(isRunning()).toBe(true);
  await parent.stop('SIGKILL');
  await vi.waitFor(() => expect(isRunning()).toBe(false));
});

test('waitFor rejects with the program’s output if the program ends', async () => {
  const program = startProgram(['sh', '-c', 'echo one; echo two >&2']);
  await expect(program.waitFor(/three/)).rejects.toThrow(
    /^sh ended before .*three.*:\n(one\ntwo|two\none)\n$/,
  );
});

test('readOutput returns the output without stderr', async () => {
  expect(await readOutput(['sh', '-c', 'echo one; echo two >&2'])).toBe('one\n');
});

test('readOutput rejects with the text from stderr if the program fails', async () => {
  await expect(readOutput(['sh', '-c', 'echo two >&2; exit 1'])).rejects.toThrow('two');
});

test('running a missing program fails with ENOENT', async () => {
  expect(await run(['no-such-program'])).toEqual({ ok: false, output: 'spawn no-such-program ENOENT' });
});
