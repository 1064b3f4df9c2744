import type { Headers, SiteHeaders } from './headers.ts';

function rule(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both join the values of a header that several rules give,
 * so pages are named one by one: a pattern would match assets too. Cloudflare accepts 100 rules, and lines of 2,000
 * characters.
 * @param pages paths of the pages that are of no kind of their own
 */
export function netlifyHeaders(
  { everywhere, kinds, otherwise }: SiteHeaders,
  pages: readonly string[],
): string {
  const rules = [
    rule('/*', everywhere),
    ...kinds.flatMap(({ paths, headers }) => paths.map((path) => rule(path, headers))),
    ...pages.map((path) => rule(path, otherwise)),
  ];
  return `${rules.join('\n\n')}\n`;
}
