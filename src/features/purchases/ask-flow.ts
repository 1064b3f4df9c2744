import { createStore } from '../../platform/store.ts';

export type Asked<Step, Result> = { readonly step: Step; readonly result: Result };

/**
 * A question that a button asks. Presses while it runs are ignored; leaving the page aborts it.
 * @param first the step to begin with
 * @param none what `ask` resolves to when nothing was asked, or the page was left
 */
export function createAskFlow<Step extends string, Result>(first: Step | 'idle', none: Result) {
  const state = createStore<{ readonly step: Step | 'idle' | 'asking' }>({ step: first });
  let leaving = new AbortController();
  const isAsking = () => state.get().step === 'asking';

  async function ask(question: (signal: AbortSignal) => Promise<Asked<Step, Result>>): Promise<Result> {
    if (isAsking()) return none;
    state.set({ step: 'asking' });
    // The one rejection is our own: the page was left.
    const asked = await question(leaving.signal).catch(() => null);
    if (asked === null) return none;
    state.set({ step: asked.step });
    return asked.result;
  }

  function stop(): void {
    leaving.abort();
    // StrictMode leaves and comes back.
    leaving = new AbortController();
    if (isAsking()) state.set({ step: 'idle' });
  }

  return { get: state.get, subscribe: state.subscribe, set: state.set, start: () => stop, isAsking, ask };
}
