/**
 * The oldest browsers on which everything works: Tailwind CSS 4's own. Written down here alone; README repeats it,
 * held by a test, and src/boot.ts tells it by two features.
 */
export const floor = { safari: '16.4', chrome: '111', firefox: '128' };

/**
 * The oldest that understand the site's styles (cascade layers). Below `floor` a page is read, not used: the
 * prerendered HTML, styled from here on, and a sentence.
 */
export const styledFrom = { safari: '15.4', chrome: '99', firefox: '97' };

/**
 * @param {typeof floor} browsers
 * @returns {string[]} as `build.target` wants them: 'safari16.4'
 */
export function buildTarget(browsers) {
  return Object.entries(browsers).map(([name, version]) => name + version);
}
