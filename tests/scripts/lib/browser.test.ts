import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { findChromium, findFullChromium } from '../../../scripts/lib/browser.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});
afterEach(() => vi.restoreAllMocks());

/** Simulates a machine with these programs. @param brokenPrograms names of the programs that don't start */
function createMachine(programs: readonly string[], brokenPrograms: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  folders.push(folder);
  for (const name of programs) {
    const code = brokenPrograms.includes(name) ? 1 : 0;
    writeFileSync(join(folder, name), `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 });
  }
  vi.spyOn(chromium, 'executablePath').mockReturnValue(join(folder, 'downloaded'));
  return { env: { PATH: folder }, file: (name: string) => join(folder, name) };
}

const bothBrowsers = ['chromium', 'chromium-headless-shell'];

// Windows can't run a shell script as a program.
describe.skipIf(process.platform === 'win32')('choice of the browser', () => {
  test('findChromium prefers the headless shell, findFullChromium the full Chromium', () => {
    const { env, file } = createMachine(bothBrowsers);
    expect(findChromium(env)).toBe(file('chromium-headless-shell'));
    expect(findFullChromium(env)).toBe(file('chromium'));
  });

  test.each(['chromium', 'google-chrome', 'downloaded'])(
    'both functions find %s if no other browser is installed',
    (name) => {
      const { env, file } = createMachine([name]);
      expect(findChromium(env)).toBe(file(name));
      expect(findFullChromium(env)).toBe(file(name));
    },
  );

  test('findFullChromium does not accept the headless shell', () => {
    expect(findFullChromium(createMachine(['chromium-headless-shell']).env)).toBeUndefined();
  });

  test('CHROMIUM_PATH takes precedence', () => {
    const { env, file } = createMachine([...bothBrowsers, 'own']);
    const withPath = { ...env, CHROMIUM_PATH: file('own') };
    expect([findChromium(withPath), findFullChromium(withPath)]).toEqual([file('own'), file('own')]);
  });

  test('skips a browser that does not start', () => {
    const { env, file } = createMachine([...bothBrowsers, 'google-chrome'], bothBrowsers);
    expect(findChromium(env)).toBe(file('google-chrome'));
    expect(findFullChromium(env)).toBe(file('google-chrome'));
  });
});
