// Tags of journeys that run more than once, or not in `npm test`. docs/decisions/0013-browsers-and-tests.md explains
// them. Journeys without a tag run once, on a desktop.

/** The journey also runs on a phone, because its checks depend on the width or on a touch screen. */
export const bothWidthsTag = '@both-widths';

/** The journey also runs with the shop's payments proxy between the page and Mercado Pago. */
export const proxyTag = '@intermediario';

/** The journey also runs in a browser that translates every page: see translated.spec.ts. */
export const translatedTag = '@traducido';

/**
 * The journey runs only in `npm run test:long`, and so in `.ci/run`, because it is slow and either rarely fails or
 * repeats a shorter one.
 */
export const longTag = '@long';
