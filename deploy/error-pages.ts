import { paths } from '../src/content/paths.ts';

/** An error page of its own, for the addresses that look like a product's; /404.html is for all others. */
export const unknownProduct = {
  /** As Netlify and Vercel write it. */
  addresses: paths.product(':slug'),
  /** For nginx and `preview`. */
  pattern: `^${paths.product('[^/]+')}/?$`,
  /** In this folder and of this name Cloudflare finds it without a rule. */
  page: paths.product('404'),
} as const;
