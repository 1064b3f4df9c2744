// From a key to the document beside the form on a slow telephone's processor, on the build that the journeys test.
// --write puts the table into docs/figures.md; --built takes the build that is there. Fails where one key in twenty
// misses a frame.
import process from 'node:process';
import { chromium } from 'playwright';
import { build } from 'vite';
import { findWholeChromium, launchOptions } from '../scripts/lib/browser.ts';
import { desktop } from '../scripts/lib/devices.ts';
import { root } from '../scripts/lib/run.ts';
import { serve } from '../scripts/lib/serve.ts';
import { buyEverything } from './downloads.ts';
import { report } from './report.ts';
import { table } from './table.ts';
import { bareInput, timeTyping } from './typing.ts';

/** How much slower a middling telephone is than this machine. */
const slowdown = 4;

/** Milliseconds: one of sixty frames of a second. */
const frame = 1000 / 60;

const tenths = (time: number) => `${time.toFixed(1)} ms`;

if (!process.argv.includes('--built')) await build({ root, mode: 'sandbox', logLevel: 'error' });
const site = await serve({ mode: 'sandbox' });
const browser = await chromium.launch(launchOptions(findWholeChromium()));
try {
  const context = await browser.newContext({ ...desktop, locale: 'es-CL' });
  const page = await context.newPage();
  await buyEverything(page, site.url);
  const latencies = await timeTyping(page, site.url, slowdown);
  const rows = latencies.map(({ name, median, most, longest, keys }) => [
    name,
    tenths(median),
    tenths(most),
    tenths(longest),
    keys,
  ]);
  const heading = `From a key to the document beside it, at ${slowdown}× slowdown`;
  const text = table([[heading, 'median', '95 of 100', 'worst', 'keys'], ...rows]);
  report('keys', text, process.argv.includes('--write'));
  if (latencies.some(({ name, most }) => name !== bareInput && most > frame)) process.exitCode = 1;
} finally {
  await browser.close();
  await site.close();
}
