import { type Headers, plainFiles, type SiteHeaders, withDaysForYears } from './headers.ts';

function rule(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * What a plain file has on Cloudflare in place of a page's headers. A file that is not there is answered with the error
 * page, under the same rule: it shows, framed by nobody, and its links load pages that have their own policy.
 */
const plainPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** '! Name' takes back what an earlier rule has set. */
function detach(ending: string, documents: Headers): string {
  const lines = Object.keys(documents).map((name) => `  ! ${name}`);
  return [`/*.${ending}`, ...lines, `  Content-Security-Policy: ${plainPolicy}`].join('\n');
}

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both join the values of a header that several rules give,
 * so pages are named one by one where a pattern would match assets too, and those below another page by one pattern for
 * all. Cloudflare accepts 100 rules, and lines of 2,000 characters.
 * @param pages paths of the pages that are of no kind of their own
 * @param canDetach whether the host takes headers back, as Cloudflare does. On Netlify every file carries a page's
 *   headers: error pages must, at any address, and a rule can only add.
 */
export function netlifyHeaders(headers: SiteHeaders, pages: readonly string[], canDetach: boolean): string {
  const { everywhere, documents, kinds, otherwise } = canDetach ? withDaysForYears(headers) : headers;
  const patterns = new Set(pages.map((path) => path.replace(/^(\/[^/]+)\/.+$/, '$1/*')));
  const rules = [
    rule('/*', { ...everywhere, ...documents }),
    ...(canDetach ? plainFiles.map((ending) => detach(ending, documents)) : []),
    ...kinds.flatMap(({ paths, headers }) => paths.map((path) => rule(path, headers))),
    ...[...patterns].map((path) => rule(path, otherwise)),
  ];
  return `${rules.join('\n\n')}\n`;
}
