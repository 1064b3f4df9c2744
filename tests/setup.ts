// An unexpected message on the console fails its test. A test that expects one mocks it:
// vi.spyOn(console, 'error').mockImplementation(() => {}).
import { format } from 'node:util';
import { afterAll, afterEach, expect } from 'vitest';
import { parseEnv } from '../src/platform/parse-env.ts';

const messages: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...args: unknown[]) => {
    messages.push(`console.${level}: ${format(...args)}`);
  };
}

// As the build writes it into the code; read when a test imports the code, from what it has stubbed by then.
Object.defineProperty(globalThis, '__ENV__', { get: () => parseEnv(import.meta.env) });

function expectSilence() {
  expect(messages.splice(0), 'the console stays silent').toEqual([]);
}

// Hooks run in reverse order, so messages of the clean-up count too.
afterEach(expectSilence);
afterAll(expectSilence);

if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
  // As Testing Library sets it where test functions are global: React then warns of updates outside act().
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
}
