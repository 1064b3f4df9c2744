export type Browsers = { readonly safari: string; readonly chrome: string; readonly firefox: string };

/**
 * The oldest browsers on which everything works: Tailwind CSS 4's own. Written here alone; README repeats it, held by a
 * test, and src/boot.ts recognises it by two features.
 */
export const floor: Browsers = { safari: '16.4', chrome: '111', firefox: '128' };

/**
 * The oldest that understand the site's styles (cascade layers). Below `floor` visitors read the prerendered page,
 * styled from here on, and a sentence.
 */
export const styledFrom: Browsers = { safari: '15.4', chrome: '99', firefox: '97' };

/** @returns the browsers in the form of Vite's `build.target`: 'safari16.4' */
export function buildTarget(browsers: Browsers): string[] {
  return Object.entries(browsers).map(([name, version]) => name + version);
}
