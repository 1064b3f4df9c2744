// Drives Firefox with WebDriver BiDi, which Firefox supports without a separate driver.
import { launch } from 'puppeteer-core';
import { type Engine, keyDelayMs, type ProfileFolders } from './engine.ts';

export async function startFirefox(
  executablePath: string,
  { home, downloads }: ProfileFolders,
): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    userDataDir: home,
    defaultViewport: { width: 1280, height: 800 },
    // 2 selects the folder of the next preference.
    extraPrefsFirefox: { 'browser.download.folderList': 2, 'browser.download.dir': downloads },
  });
  const page = await browser.newPage();
  // Activate the window. In an inactive one, fields get keys but no focus event.
  await page.bringToFront();
  return {
    open: async (url) => {
      await page.goto(url);
    },
    back: async () => {
      await page.goBack({ waitUntil: [] });
    },
    run: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text, { delay: keyDelayMs }),
    close: () => browser.close(),
  };
}
