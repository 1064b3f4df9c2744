import { beforeAll, expect, test, vi } from 'vitest';
import { type Program, startProgram } from '../scripts/lib/run.ts';

// `test.fails` inverts the result, so these tests pass if setup.ts makes them fail.
test.fails('a test that writes an error to the console fails', () => {
  console.error('no se pudo %s', 'leer');
});

test.fails('a test that warns on the console fails', () => {
  console.warn('cuidado');
});

test('a test may mock the console to expect an error', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  console.error('esperado');
  expect(error).toHaveBeenCalledWith('esperado');
});

test('the next test has an unmocked console again', () => {
  expect(vi.isMockFunction(console.error)).toBe(false);
});

/** Command of a shell that starts another program. */
const sleepCommand = ['sh', '-c', 'sleep 600 & wait'] as const;
let program: Program;
let hangingProgram: Program;

beforeAll(() => {
  program = startProgram(sleepCommand);
});

test.fails('a test that hangs fails', { timeout: 500 }, async () => {
  hangingProgram = startProgram(sleepCommand);
  await hangingProgram.exitCode;
});

test('a test that times out ends the programs that it started', async () => {
  await vi.waitFor(() => expect(hangingProgram.isRunning()).toBe(false));
});

test('programs from `beforeAll` keep running after a failed test', () => {
  expect(program.isRunning()).toBe(true);
});
