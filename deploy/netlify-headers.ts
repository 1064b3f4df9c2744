import { type Headers, plainFiles, type SiteHeaders, withDaysForYears, workerFolder } from './headers.ts';

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
function replaceRule(path: string, removed: Headers, headers: Headers): string {
  const lines = Object.keys(removed).map((name) => `  ! ${name}`);
  const [, ...added] = rule(path, headers).split('\n');
  return [path, ...lines, ...added].join('\n');
}

function cloudflareRules({ documents, workers }: SiteHeaders): readonly string[] {
  // The error page may stand in for a worker too.
  const framedByNobody = Object.entries(workers).map(([name, value]) => [
    name,
    `${value}; frame-ancestors 'none'`,
  ]);
  return [
    ...plainFiles.map((ending) =>
      replaceRule(`/*.${ending}`, documents, { 'Content-Security-Policy': plainPolicy }),
    ),
    replaceRule(`${workerFolder}/*`, workers, Object.fromEntries(framedByNobody)),
  ];
}

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both join the values of a header that several rules give,
 * so pages are named one by one where a pattern would match assets too, and those below another page by one pattern for
 * all. Cloudflare accepts 100 rules, and lines of 2,000 characters.
 * @param pages paths of the pages that are of no kind of their own
 * @param canDetach whether the host takes headers back, as Cloudflare does. On Netlify every file carries a page's
 *   headers: error pages must, at any address, and a rule can only add. A worker there has both policies, and obeys both.
 */
export function netlifyHeaders(headers: SiteHeaders, pages: readonly string[], canDetach: boolean): string {
  const { everywhere, documents, workers, kinds, otherwise } = canDetach
    ? withDaysForYears(headers)
    : headers;
  const patterns = new Set(pages.map((path) => path.replace(/^(\/[^/]+)\/.+$/, '$1/*')));
  const rules = [
    rule('/*', { ...everywhere, ...documents }),
    ...(canDetach ? cloudflareRules(headers) : [rule(`${workerFolder}/*`, workers)]),
    ...kinds.flatMap(({ paths, headers }) => paths.map((path) => rule(path, headers))),
    ...[...patterns].map((path) => rule(path, otherwise)),
  ];
  return `${rules.join('\n\n')}\n`;
}
