// Drives WebKit, Safari's engine, through WebKitGTK's driver. This driver's browser has no headless mode, so the
// command runs in Xvfb.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { Builder } from 'selenium-webdriver';
import { freePort } from '../../scripts/lib/localhost.ts';
import { startProgram } from '../../scripts/lib/run.ts';
import { type Engine, keyDelayMs, type ProfileFolders } from './engine.ts';

/** @param program path of WebKitWebDriver, which finds its MiniBrowser itself */
export async function startWebKit(program: string, { home, downloads }: ProfileFolders): Promise<Engine> {
  const config = join(home, '.config');
  mkdirSync(config, { recursive: true });
  writeFileSync(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const port = await freePort();
  const service = startProgram([program, `--port=${port}`], {
    env: { ...process.env, HOME: home, XDG_CONFIG_HOME: config },
  });
  const url = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${url}/status`)).toPass({ timeout: 30_000 });
  const driver = await new Builder().usingServer(url).forBrowser('MiniBrowser').build();
  await driver.manage().window().setRect({ width: 1300, height: 950 });
  return {
    open: (address) => driver.get(address),
    back: () => driver.navigate().back(),
    run: (expression) => driver.executeScript(`return ${expression}`),
    click: ({ x, y }) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
    type: (text) => {
      const actions = driver.actions();
      for (const key of text) actions.sendKeys(key).pause(keyDelayMs);
      return actions.perform();
    },
    close: async () => {
      await driver.quit();
      await service.stop();
    },
  };
}
