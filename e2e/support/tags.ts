// Which journeys run more than once, or not in `npm test`; docs/decisions/0013-browsers-and-tests.md says why. All others run
// once, on a desktop.

/** On a telephone as well: what is checked depends on the width, or on a touch screen. */
export const bothWidths = '@both-widths';

/** Journeys that also run with the shop's payments proxy between the page and Mercado Pago. */
export const throughProxy = '@intermediario';

/** Once more in a browser that translates every page: see translated.spec.ts. */
export const translated = '@traducido';

/** In `npm run test:long` alone, and so in `.ci/run`: takes long, and rarely fails or repeats what a shorter one shows. */
export const long = '@long';
