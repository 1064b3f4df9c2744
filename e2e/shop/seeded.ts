/** The seed of this run's random steps: a failure names it, and CLICK_SEED repeats it. */
export const seed = Number(process.env.CLICK_SEED ?? Date.now() % 1_000_000);

/** Numbers from 0 up to 1, always the same for the same seed (mulberry32). */
export function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
