// Pictures of every page and state: `tsx freeze/pictures.ts --out folder [--dist dist-sandbox] [--server checkout]
// [--only inicio,menu] [--width 390] [--shard 1/6] [--missing]
// [--minutes 8] [--port 48390]`. With --missing what is there already is not taken again.
// What could not be reached is named at the end.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { openSite, own } from './site.ts';
import { type State, states } from './states.ts';

const { values: options } = parseArgs({
  options: {
    out: { type: 'string' },
    dist: { type: 'string', default: join(own, 'dist-sandbox') },
    server: { type: 'string', default: own },
    only: { type: 'string' },
    width: { type: 'string' },
    port: { type: 'string', default: '48390' },
    missing: { type: 'boolean' },
    minutes: { type: 'string', default: '600' },
    shard: { type: 'string', default: '1/1' },
  },
});
if (!options.out) throw new Error('--out says where the pictures go');
const out = resolve(options.out);
mkdirSync(out, { recursive: true });

const screens = [
  { width: 390, options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
  { width: 1280, options: { viewport: { width: 1280, height: 800 } } },
].filter(({ width }) => !options.width || Number(options.width) === width);

/** Every page that the build wrote. */
const pages: readonly State[] = readdirSync(options.dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`)
  .filter((path) => !/404$|^\/(checkout|cotizacion|mis-compras|pago-|completar|admin)/.test(path))
  .sort()
  .map((path) => ({ name: path.slice(1).replaceAll('/', '-') || 'inicio', path }));

const only = options.only?.split(',');
const [part = 1, parts = 1] = options.shard.split('/').map(Number);
const wanted = [...pages, ...states]
  .filter(({ name }) => only?.includes(name) ?? true)
  .filter((_, place) => place % parts === part % parts);

/** Waits for requests, fonts, images and movements that end. */
async function settle(page: Page, hangs = false): Promise<void> {
  if (!hangs) await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.race([
      Promise.allSettled([...document.images].map((image) => image.decode())),
      new Promise((resolve) => setTimeout(resolve, 5_000)),
    ]);
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)));
    await Promise.race([
      Promise.allSettled(ending.map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, 5_000)),
    ]);
  });
  // What is drawn by hand has no animation to wait for: until two pictures in a row are the same.
  let before = await page.screenshot({ animations: 'disabled' });
  for (let tries = 0; tries < 10; tries += 1) {
    await page.waitForTimeout(250);
    const after = await page.screenshot({ animations: 'disabled' });
    if (after.equals(before)) return;
    before = after;
  }
}

const site = await openSite({ dist: options.dist, server: resolve(options.server), port: Number(options.port) });
const failed: string[] = [];
const end = Date.now() + Number(options.minutes) * 60_000;
let taken = 0;
try {
  for (const { width, options: screen } of screens) {
    for (const state of wanted) {
      if (state.width && state.width !== width) continue;
      const file = join(out, `${state.name}-${width}.png`);
      if ((options.missing && existsSync(file)) || Date.now() > end) continue;
      taken += 1;
      await site
        .visit({ ...screen, reducedMotion: 'reduce' }, async (visitor) => {
          const { page } = visitor;
          await state.before?.(visitor);
          await page.goto(state.path, state.hangs ? { waitUntil: 'domcontentloaded' } : {});
          if (!state.hangs) await page.waitForLoadState('networkidle');
          await state.act?.(visitor);
          // What is fixed or sticky would stand in the middle of a whole page.
          if (state.whole ?? true) await page.evaluate(() => scrollTo(0, 0));
          // Gone on purpose: its facts are on the receipt.
          await page.evaluate(() => {
            for (const button of document.querySelectorAll('button, a')) {
              if (button.textContent?.trim() === 'Carpeta de respaldo') button.remove();
            }
          });
          await settle(page, state.hangs);
          await page.screenshot({ path: file, fullPage: state.whole ?? true, animations: 'disabled' });
        })
        .catch((error: unknown) => {
          failed.push(`${state.name}-${width}: ${String(error).split('\n').slice(0, 4).join(' ')}`);
        });
    }
    console.log(`${taken} pictures until ${width} px`);
  }
} finally {
  await site.close();
}
writeFileSync(join(out, `failed-${part}.txt`), failed.map((line) => `${line}\n`).join(''));
for (const line of failed) console.log('FAILED', line);
process.exitCode = failed.length > 0 ? 1 : 0;
