// The longest task of a page's main thread during its first load, which a press may have to wait for.
import type { Browser } from 'playwright';
import * as v from 'valibot';
import { onSlowTelephone } from './telephone.ts';

const Event = v.object({
  name: v.string(),
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  dur: v.optional(v.number(), 0),
  args: v.optional(
    v.looseObject({
      beginData: v.optional(v.looseObject({ url: v.optional(v.string()) })),
      chrome_mojo_event_info: v.optional(v.looseObject({ mojo_interface_tag: v.optional(v.string()) })),
    }),
    {},
  ),
});
type Event = v.InferOutput<typeof Event>;
const Trace = v.object({ traceEvents: v.array(Event) });

/** What this bench itself asks of the page is no work of the page's. */
const isQuestion = ({ args }: Event) =>
  args.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession';

const isTask = ({ name, ph }: Event) => name === 'RunTask' && ph === 'X';

/** @returns milliseconds of the longest task of the main thread that parses the site's HTML */
function longest(events: readonly Event[], site: string): number {
  const parsing = events.find(
    ({ name, args }) => name === 'ParseHTML' && args.beginData?.url?.startsWith(site),
  );
  if (!parsing) throw new Error('The page parsed no HTML');
  const own = events.filter(({ pid, tid }) => pid === parsing.pid && tid === parsing.tid);
  const questions = own.filter(isQuestion);
  const tasks = own.filter(
    (task) => isTask(task) && !questions.some(({ ts }) => ts >= task.ts && ts <= task.ts + task.dur),
  );
  return Math.max(...tasks.map(({ dur }) => dur)) / 1000;
}

/** Milliseconds after `load` in which the app is asked for, evaluated and takes the page over, even when slowed down. */
const restMs = 4_000;

/**
 * Loads a page with an empty cache.
 * @param site without a final slash
 * @param slowdown of the processor
 * @returns milliseconds of its longest task
 * @throws {Error} when the trace has no HTML of the site
 */
export function longestTask(browser: Browser, site: string, path: string, slowdown: number): Promise<number> {
  return onSlowTelephone(browser, slowdown, async (page) => {
    await browser.startTracing(page, {
      categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
    });
    await page.goto(site + path, { waitUntil: 'load' });
    await page.waitForTimeout(restMs);
    return longest(v.parse(Trace, JSON.parse((await browser.stopTracing()).toString())).traceEvents, site);
  });
}
