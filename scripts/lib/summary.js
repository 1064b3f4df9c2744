// What `npm test` prints: a line per step, what could not run, and the counts alone on the last line.

/**
 * @typedef {import('./reports.js').Counts} Counts
 * @typedef {{
 *   readonly name: string,
 *   readonly counts: Counts,
 *   readonly milliseconds: number,
 *   readonly output: string,
 * }} Result output: what the step wrote
 */

/** A step without tests of its own counts as one. */
export const passed = { passed: 1, failed: 0, skipped: 0 };
export const failed = { passed: 0, failed: 1, skipped: 0 };
export const skipped = { passed: 0, failed: 0, skipped: 1 };

/** @param {Counts} counts */
export function countsText({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** @param {Result} result */
export function stepLine({ name, counts, milliseconds }) {
  const mark = counts.failed > 0 ? '✗' : counts.passed > 0 ? '✓' : '-';
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  const isOne = counts.passed + counts.failed + counts.skipped === 1;
  const note = counts.passed + counts.failed === 0 ? 'not run' : isOne ? '' : countsText(counts);
  return `${mark} ${name.padEnd(14)}${seconds.padStart(9)}  ${note}`.trimEnd();
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function total(all) {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}

/** @param {readonly import('./machine.js').Tool[]} missing */
export function notRun(missing) {
  return missing.map(({ program, checks }) => `Not run here: ${checks} (${program} is not installed).`);
}
