import { expect, test } from 'vitest';
import { headersOf, siteHeaders, withDaysForYears } from '../../deploy/headers.ts';
import { vercelJson } from '../../deploy/vercel-json.ts';
import { publicPaths, visitorPaths } from '../../src/app/public-paths.ts';

const headers = siteHeaders({});
const written = JSON.parse(vercelJson(headers));

type Rule = {
  readonly source: string;
  readonly has?: readonly object[];
  readonly headers: readonly { key: string; value: string }[];
};

function sentTo(path: string, isNavigation: boolean): Record<string, string> {
  const rules: readonly Rule[] = written.headers;
  const matching = rules.filter(
    ({ source, has }) => (!has || isNavigation) && new RegExp(`^${source}$`).test(path),
  );
  const all = matching.flatMap((rule) => rule.headers);
  expect(new Set(all.map(({ key }) => key)).size, 'no header twice').toBe(all.length);
  return Object.fromEntries(all.map(({ key, value }) => [key, value]));
}

test.each([
  ...publicPaths,
  ...visitorPaths,
  '/blog/checkout',
  '/assets/a.js',
  '/fonts/letra.woff2',
  '/img/a/b.png',
  '/img/marca.svg',
  '/a.js.html',
  '/sitemap.xml',
  '/no-existe',
])('%s has exactly its headers', (path) => {
  expect(sentTo(path, false)).toEqual(headersOf(withDaysForYears(headers), path));
});

test.each(['/assets/no-existe.js', '/img/no.png', '/no-existe', '/'])(
  '%s has a page’s headers when it is asked for as one: it may be missing',
  (path) => {
    expect(sentTo(path, true)).toMatchObject(headers.documents);
  },
);

test.each(['/api', '/api/v1/payments/1', '/api/no.js'])(
  '%s has no page’s headers: the proxy sends its own',
  (path) => {
    for (const isNavigation of [false, true]) {
      const given = Object.keys(sentTo(path, isNavigation));
      expect(given).toContain('X-Content-Type-Options');
      expect(given.filter((name) => Object.hasOwn(headers.documents, name))).toEqual([]);
    }
    expect(sentTo('/apis', false)).toMatchObject(headers.documents);
  },
);

test('an unknown product is answered with its page, and a 404', () => {
  expect(written.rewrites).toContainEqual({
    source: '/tienda/:slug',
    destination: '/tienda/404',
    statusCode: 404,
  });
});
