// An unexpected message on the console fails its test. A test that expects one mocks it:
// vi.spyOn(console, 'error').mockImplementation(() => {}).
import process from 'node:process';
import { format } from 'node:util';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { parseEnv } from '../config/env-schema.ts';
import { removeNodeStorage } from '../scripts/lib/node-storage.ts';

// Both defaults are 1000 ms, which a busy machine exceeds.
const waitMs = 20_000;
const { waitFor } = vi;
vi.waitFor = (callback, options) => waitFor(callback, options ?? { timeout: waitMs });

// A worker runs many files. Each loads our modules afresh, so that nothing they remember reaches the next file.
vi.resetModules();

// Import it only now, so that the test file shares this module, which knows the programs that it starts.
const { killPrograms, runningPrograms } = await import('../scripts/lib/run.ts');
let startedBefore = runningPrograms();

// A test that times out leaves its programs behind. One that passes may start some for the tests after it.
beforeEach(() => {
  startedBefore = runningPrograms();
});
afterEach(({ task }) => {
  if (task.result?.state === 'fail') killPrograms(startedBefore);
});
afterAll(() => killPrograms());

// By default, texts of up to 200 letters rarely have more than 16.
fc.configureGlobal({ baseSize: 'medium' });

const messages: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...args: unknown[]) => {
    messages.push(`console.${level}: ${format(...args)}`);
  };
}

// The build writes this object into the code. Tests stub variables before they import the code that reads it.
Object.defineProperty(globalThis, '__ENV__', { configurable: true, get: () => parseEnv(import.meta.env) });

const environment = { ...process.env };

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});

function expectSilence() {
  expect(messages.splice(0), 'the console stays silent').toEqual([]);
}

// Hooks run in reverse order, so messages of the clean-up count too.
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
  // `screen` is bound to the document that existed when it was loaded.
  Object.assign(screen, within(document.body));
  // Wait for what the page still loads after its end: React would warn about it during another test.
  afterEach(async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    await vi.dynamicImportSettled();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });
  // The next test starts with an empty device. Stores of the last one must not ask about its cleared data.
  const { typedStorage } = await import('../src/platform/storage/typed-storage.ts');
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
    typedStorage.discardTyped();
  });
  // A browser tells a page when it is left. Stores then write at once instead of during another test.
  afterEach(() => void window.dispatchEvent(new Event('pagehide')));
  afterEach(cleanup);
  // Testing Library only sets this if test functions are global. React then warns about updates outside act().
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
}
