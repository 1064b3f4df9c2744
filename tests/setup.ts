// Runs before each test file. A test fails if the code logs an unexpected error or warning. A test that expects an
// error mocks the method: vi.spyOn(console, 'error').mockImplementation(() => {}).
import process from 'node:process';
import { format } from 'node:util';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { parseEnv } from '../config/env-schema.ts';
import { removeNodeStorage } from '../scripts/lib/node-storage.ts';

// By default, `vi.waitFor` and Testing Library wait for 1000 ms, which isn't enough on a busy machine.
const waitMs = 20_000;
const { waitFor } = vi;
vi.waitFor = (callback, options) => waitFor(callback, options ?? { timeout: waitMs });

// A worker runs many files one after another. Each file loads the modules again, so that it doesn't get the state of
// the last file's modules.
vi.resetModules();

// Import run.ts only after the reset, so that the test file has the same instance, which records the programs that the
// file starts.
const { killPrograms, runningPrograms } = await import('../scripts/lib/run.ts');
let earlierPrograms = runningPrograms();

// Stop the programs of a failed test, because a test that times out can't stop them itself. Keep those of a test that
// passes, because the next tests may use them.
beforeEach(() => {
  earlierPrograms = runningPrograms();
});
afterEach(({ task }) => {
  if (task.result?.state === 'fail') killPrograms(earlierPrograms);
});
afterAll(() => killPrograms());

// By default, fast-check rarely generates more than 16 letters, even if 200 are allowed.
fc.configureGlobal({ baseSize: 'medium' });

const consoleMessages: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...args: unknown[]) => {
    consoleMessages.push(`console.${level}: ${format(...args)}`);
  };
}

// A build replaces `__ENV__` with the configuration. Here it is read from the environment, which tests stub before they
// import the code that uses it.
Object.defineProperty(globalThis, '__ENV__', { configurable: true, get: () => parseEnv(import.meta.env) });

const initialEnvironment = { ...process.env };

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in initialEnvironment)) delete process.env[name];
  Object.assign(process.env, initialEnvironment);
});

function expectSilence() {
  expect(consoleMessages.splice(0), 'the console stays silent').toEqual([]);
}

// Vitest runs these hooks last, so messages from the clean-up count too.
afterEach(expectSilence);
afterAll(expectSilence);

if (typeof document === 'undefined') {
  removeNodeStorage();
} else {
  if (!('newWindow' in globalThis))
    throw new Error('A file with a DOM begins with `// @vitest-environment dom`');
  await newWindow();
  const { cleanup, configure, screen, within } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: waitMs });
  // `screen` is bound to the document that existed when Testing Library was loaded.
  Object.assign(screen, within(document.body));
  // Wait for code that is still loading when a test ends. Otherwise, React would warn about an update during another
  // test.
  afterEach(async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    await vi.dynamicImportSettled();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });
  // The next test starts with empty storages. Discard entered data, so that they don't count as
  // cleared by the user.
  const { enteredStorage } = await import('../src/platform/storage/entered-storage.ts');
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
    enteredStorage.discardTyped();
  });
  // Stores write pending changes when the user leaves the page. Simulate that, so that they don't
  // write during another test.
  afterEach(() => void window.dispatchEvent(new Event('pagehide')));
  afterEach(cleanup);
  // Make React warn about updates outside act(). Testing Library sets this flag only if the test functions are global.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
}
