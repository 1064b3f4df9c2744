// Every unit test leaves the console silent: a warning nobody asked for is a failure, not noise. A test
// that expects one says so: vi.spyOn(console, 'error').mockImplementation(() => {}).
import { format } from 'node:util';
import { afterAll, afterEach, expect } from 'vitest';

const heard: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...args: unknown[]) => {
    heard.push(`console.${level}: ${format(...args)}`);
  };
}

function expectSilence() {
  expect(heard.splice(0), 'the console stays silent').toEqual([]);
}

// After hooks run in reverse order: what a page says while it is taken down is heard too.
afterEach(expectSilence);
afterAll(expectSilence);

if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
  // As Testing Library does where test functions are global: React then tells of updates nobody waited for.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
}
