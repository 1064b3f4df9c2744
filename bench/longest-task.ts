// The longest task of a page's main thread during its first load: what a first press may have to wait for.
import type { Browser } from 'playwright';
import * as v from 'valibot';

const Trace = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      ph: v.string(),
      pid: v.number(),
      tid: v.number(),
      ts: v.number(),
      dur: v.optional(v.number(), 0),
      tdur: v.optional(v.number(), 0),
      args: v.optional(
        v.looseObject({
          name: v.optional(v.string()),
          data: v.optional(v.looseObject({ url: v.optional(v.string()) })),
        }),
        {},
      ),
    }),
  ),
});
type TraceEvent = v.InferOutput<typeof Trace>['traceEvents'][number];

/** A task, or a part of one, with its milliseconds. */
export type Part = { readonly name: string; readonly ms: number };
export type Task = { readonly ms: number; readonly parts: readonly Part[] };

const toMs = (microseconds: number) => microseconds / 1000;

/** Tasks are events of this name; what they do stands inside them. */
const taskName = 'RunTask';

/** Of the main thread that evaluates the site's scripts, longest first. */
function tasks(events: readonly TraceEvent[], site: string): Task[] {
  const script = events.find(
    ({ name, args }) => name === 'EvaluateScript' && args.data?.url?.startsWith(site),
  );
  if (!script) throw new Error('The page evaluated no script');
  const own = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === script.pid && tid === script.tid);
  const inside = (task: TraceEvent) =>
    own.filter(
      ({ name, ts, dur }) =>
        name !== taskName && ts >= task.ts && ts + dur <= task.ts + task.dur && dur > 1000,
    );
  return own
    .filter(({ name }) => name === taskName)
    .sort((a, b) => b.tdur - a.tdur)
    .slice(0, 5)
    .map((task) => ({
      ms: toMs(task.tdur),
      parts: inside(task).map(({ name, tdur, args }) => ({
        name: `${name} ${args.data?.url?.replace(/^.*\//, '') ?? ''}`.trim(),
        ms: toMs(tdur),
      })),
    }));
}

/** A telephone of today has about that many pixels; half of the tasks depend on them. */
const telephone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/**
 * Loads a page in a context of its own.
 * @param site without a final slash
 * @param slowdown of the processor
 * @returns its five longest tasks, longest first
 * @throws {Error} when the page evaluates no script
 */
export async function longestTasks(
  browser: Browser,
  site: string,
  path: string,
  slowdown: number,
): Promise<Task[]> {
  const context = await browser.newContext({ ...telephone, ignoreHTTPSErrors: true, locale: 'es-CL' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'v8'],
    });
    await page.goto(site + path, { waitUntil: 'networkidle' });
    await page.waitForFunction(
      () => !('earlyPresses' in window) || document.querySelector('#root')?.firstElementChild,
    );
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /index-.*\.js/.test(name)),
    );
    await page.waitForLoadState('networkidle');
    const trace = v.parse(Trace, JSON.parse((await browser.stopTracing()).toString()));
    return tasks(trace.traceEvents, site);
  } finally {
    await context.close();
  }
}
