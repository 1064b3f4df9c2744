/** Milliseconds: frames may not come at all, as in a tab that goes to the background. */
const patience = 100;

/**
 * Calls once, when the frame that is due now has been painted.
 * @returns calls now what was to be called then, if it was not yet
 */
export function afterFrame(callback: () => void): () => void {
  let isDone = false;
  function run(): void {
    if (isDone) return;
    isDone = true;
    cancelAnimationFrame(frame);
    clearTimeout(limit);
    callback();
  }
  // A task queued by the last callbacks before a frame is painted runs behind it.
  const frame = requestAnimationFrame(() => setTimeout(run, 0));
  const limit = setTimeout(run, patience);
  return run;
}
