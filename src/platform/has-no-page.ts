/** Whether this is prerendering. Built code for browsers has false in its place, and loses what depends on it. */
export const hasNoPage = import.meta.env.SSR && typeof window === 'undefined';
