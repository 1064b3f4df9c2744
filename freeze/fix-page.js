// Runs in every page, SHIFT and HOLDS being replaced: `Date` goes on from the visit's beginning, and random numbers are
// the same in every visit, counted over the pages of a tab, so that two of them draw different ones. Where HOLDS is
// true, what waits longer than a second and a half waits until `__pass` lets that time go by.
// Compiled functions that are sent to the page name their parts by it.
globalThis.__name = (named) => named;
{
  const RealDate = Date;
  let shift = SHIFT;
  class ShiftedDate extends RealDate {
    constructor(...args) {
      if (args.length === 0) super(RealDate.now() + shift);
      else super(...args);
    }
    static now() {
      return RealDate.now() + shift;
    }
  }
  globalThis.Date = ShiftedDate;
  const isTop = top === window;
  const visits = isTop ? Number(/^visit(\d+)$/.exec(window.name)?.[1] ?? 0) + 1 : 100;
  if (isTop) window.name = `visit${visits}`;
  let seed = visits * 7919;
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  crypto.getRandomValues = (array) => {
    for (let place = 0; place < array.length; place += 1) array[place] = Math.floor(Math.random() * 2 ** 32);
    return array;
  };
  if (HOLDS) {
    const [start, stop] = [setTimeout, clearTimeout];
    const held = new Map();
    let passed = 0;
    let last = 1e9;
    globalThis.setTimeout = (run, ms = 0, ...args) => {
      if (!(ms > 1500)) return start(run, ms, ...args);
      last += 1;
      held.set(last, { at: passed + ms, run: () => run(...args) });
      return last;
    };
    globalThis.clearTimeout = (id) => (held.delete(id) ? undefined : stop(id));
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), ms);
      return controller.signal;
    };
    globalThis.__pass = (ms) => {
      passed += ms;
      shift += ms;
      const due = [...held].filter(([, { at }]) => at <= passed).sort(([, one], [, two]) => one.at - two.at);
      for (const [id, { run }] of due) if (held.delete(id)) run();
    };
  }
}
