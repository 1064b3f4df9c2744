import { type Headers, plainExtensions, type SiteHeaders, shortenCaching, workerFolder } from './headers.ts';

function formatRule(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * Policy that replaces a page's headers on files that are never pages. If such a file is missing, Cloudflare sends the
 * error page with this policy, too. The policy therefore lets the error page display, and forbids framing it. The error
 * page's links load pages with their own policy.
 */
const plainPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** '! Name' removes a header that an earlier rule set. */
function formatReplacingRule(path: string, removedHeaders: Headers, headers: Headers): string {
  const lines = Object.keys(removedHeaders).map((name) => `  ! ${name}`);
  const [, ...addedLines] = formatRule(path, headers).split('\n');
  return [path, ...lines, ...addedLines].join('\n');
}

function cloudflareRules({ documents, workers }: SiteHeaders): readonly string[] {
  // Cloudflare may also send the error page in place of a missing worker.
  const unframeableHeaders = Object.entries(workers).map(([name, value]) => [
    name,
    `${value}; frame-ancestors 'none'`,
  ]);
  return [
    ...plainExtensions.map((extension) =>
      formatReplacingRule(`/*.${extension}`, documents, { 'Content-Security-Policy': plainPolicy }),
    ),
    formatReplacingRule(`${workerFolder}/*`, workers, Object.fromEntries(unframeableHeaders)),
  ];
}

/**
 * Returns the `_headers` file of Netlify and Cloudflare Pages. Both hosts join the values if several rules set the same
 * header. The file therefore lists top-level pages one by one, because a pattern would match assets, too. Pages below
 * another page share one pattern. Cloudflare accepts 100 rules and lines of 2,000 characters.
 * @param pages paths of the pages that have no rule of their own
 * @param canRemoveHeaders true if the host can remove headers, like Cloudflare. On Netlify every file has the headers
 * of a page, because error pages need them at any address and a rule can only add headers. A worker has both policies
 * there, and obeys both.
 */
export function netlifyHeaders(
  headers: SiteHeaders,
  pages: readonly string[],
  canRemoveHeaders: boolean,
): string {
  const {
    common,
    documents,
    workers,
    rules: pathRules,
    defaults,
  } = canRemoveHeaders ? shortenCaching(headers) : headers;
  const patterns = new Set(pages.map((path) => path.replace(/^(\/[^/]+)\/.+$/, '$1/*')));
  const rules = [
    formatRule('/*', { ...common, ...documents }),
    ...(canRemoveHeaders ? cloudflareRules(headers) : [formatRule(`${workerFolder}/*`, workers)]),
    ...pathRules.flatMap(({ paths, headers }) => paths.map((path) => formatRule(path, headers))),
    ...[...patterns].map((path) => formatRule(path, defaults)),
  ];
  return `${rules.join('\n\n')}\n`;
}
