import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Page } from 'playwright/test';
import { headersOf, siteHeaders } from '../../deploy/headers.ts';
import { findNginx } from '../../scripts/lib/nginx.ts';
import { root } from '../../scripts/lib/run.ts';
import { paths } from '../../src/content/paths.ts';
import { blankPath } from '../support/browser-storage.ts';
import { blankDownloadButton, clickAndDownload } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName } from '../support/names.ts';
import { h1 } from '../support/open-app.ts';
import { dashboardTitle, submitLogin } from '../support/session.ts';
import { posts, publicPages, visitorPages } from '../support/site-pages.ts';
import { longTag } from '../support/tags.ts';
import { expectNoViolations, recordViolations } from '../support/violations.ts';

const headers = siteHeaders({});

// Tests the production build, which has no credentials.
test.describe('behind nginx', () => {
  // The test makes its own certificate.
  test.use({ ignoreHTTPSErrors: true });
  // A developer's machine may lack nginx, but CI has it.
  test.skip(!process.env.CI && findNginx() === undefined, 'nginx is not installed');

  async function listedPaths(request: APIRequestContext, nginxUrl: string): Promise<string[]> {
    const sitemap = await (await request.get(`${nginxUrl}/sitemap.xml`)).text();
    return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address ?? '').pathname,
    );
  }

  test('every page has its headers and sends no request to another host', { tag: longTag }, async ({
    page,
    request,
    nginxUrl,
  }) => {
    // The test loads a dozen pages and waits for each to become idle.
    test.slow();
    const requests: string[] = [];
    page.on('request', (sentRequest) => requests.push(sentRequest.url()));
    const violations = await recordViolations(page);
    const sitemapPaths = await listedPaths(request, nginxUrl);
    expect(sitemapPaths.toSorted()).toEqual(publicPages.toSorted());
    for (const path of [...sitemapPaths, ...visitorPages, paths.dashboard]) {
      const response = await page.goto(nginxUrl + path, { waitUntil: 'networkidle' });
      expect([path, response?.status()]).toEqual([path, 200]);
      const responseHeaders = (await response?.allHeaders()) ?? {};
      for (const [name, value] of Object.entries(headersOf(headers, path))) {
        expect(responseHeaders[name.toLowerCase()], `${name} of ${path}`).toBe(value);
      }
      expect(responseHeaders['content-encoding'], path).toMatch(/^(br|gzip)$/);
      await expect(h1(page)).toBeVisible();
    }
    expect(requests.filter((url) => !url.startsWith(nginxUrl) && !url.startsWith('data:'))).toEqual([]);
    await expectNoViolations(page, violations);
  });

  test('every link, image and style resolves without a redirect', async ({ page, request, nginxUrl }) => {
    await page.goto(nginxUrl);
    const pagesByAddress = new Map<string, string>();
    for (const path of [...(await listedPaths(request, nginxUrl)), ...visitorPages]) {
      const html = await (await request.get(nginxUrl + path)).text();
      for (const address of await addressesIn(page, html)) {
        if (new URL(address).origin === nginxUrl) pagesByAddress.set(address.replace(/#.*/, ''), path);
      }
    }
    expect(pagesByAddress.size).toBeGreaterThan(20);
    for (const [address, path] of pagesByAddress) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect([address, path, response.status()]).toEqual([address, path, 200]);
    }
  });

  test('/sobre-nosotros links to the licences of every shipped package and typeface', async ({
    page,
    request,
    nginxUrl,
  }) => {
    await page.goto(`${nginxUrl}/sobre-nosotros`);
    const link = page.getByRole('main').getByRole('link', { name: 'Licencias' });
    const response = await request.get(nginxUrl + (await link.getAttribute('href')));
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const names = ['tailwindcss', 'newsreader', 'source-sans-3', ...Object.keys(dependencies)];
    // Pages don't contain these packages: two run only in the proxy, and one only re-exports react-router.
    const missingNames = ['@hono/node-server', 'hono', 'react-router-dom'];
    expect(names.filter((name) => !text.includes(`\n${name} `))).toEqual(missingNames);
  });

  test('crawlers can read the noindex tag of unlisted pages', async ({ request, nginxUrl }) => {
    const robots = await (await request.get(`${nginxUrl}/robots.txt`)).text();
    expect(robots).not.toMatch(/Disallow/i);
    const sitemapPaths = await listedPaths(request, nginxUrl);
    const noindexPattern = /<meta[^>]*name="robots"[^>]*content="noindex"/;
    for (const path of sitemapPaths)
      expect(await (await request.get(nginxUrl + path)).text(), path).not.toMatch(noindexPattern);
    for (const path of visitorPages) {
      expect(sitemapPaths).not.toContain(path);
      expect(await (await request.get(nginxUrl + path)).text(), path).toMatch(noindexPattern);
    }
  });

  // root-files.test.ts covers the manifest.
  test('pages link to a feed of all posts that browsers can parse', async ({ page, nginxUrl }) => {
    await page.goto(nginxUrl + paths.services);
    const feedAddress = await page.locator('head link[type="application/rss+xml"]').getAttribute('href');
    const titles = await page.evaluate(async (address) => {
      const readXml = async (url: string) => {
        const xml = await (await fetch(url)).text();
        return new DOMParser().parseFromString(xml, 'application/xml');
      };
      const [rss, sitemapXml] = [await readXml(address), await readXml('/sitemap.xml')];
      const faults = [rss, sitemapXml].flatMap((document) => [...document.querySelectorAll('parsererror')]);
      return {
        faults: faults.map(({ textContent }) => textContent),
        posts: [...rss.querySelectorAll('item > title')].map(({ textContent }) => textContent),
      };
    }, feedAddress ?? '');
    expect(titles.faults).toEqual([]);
    expect(titles.posts).toEqual(posts.map(({ title }) => title));
  });
});

/** Returns all absolute addresses to which a page refers. The browser parses its HTML without running it. */
function addressesIn(page: Page, html: string): Promise<string[]> {
  return page.evaluate((text) => {
    const parsedPage = new DOMParser().parseFromString(text, 'text/html');
    const values = ['href', 'src'].flatMap((name) =>
      [...parsedPage.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    const srcsetAddresses = [...parsedPage.querySelectorAll('[srcset]')].flatMap((element) =>
      (element.getAttribute('srcset') ?? '')
        .split(',')
        .map((candidate) => candidate.trim().split(' ')[0] ?? ''),
    );
    return [...values, ...srcsetAddresses]
      .filter(Boolean)
      .map((address) => new URL(address, location.origin).href);
  }, html);
}

test('purchase, calendar and admin area never violate the security policy', async ({ page, buy }) => {
  // Every other test fails at a violation, too, because Chromium logs it to the console. This test also checks that
  // every page has a policy.
  const policies = new Set<string>();
  page.on('response', async (response) => {
    const isPage = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    // The journey opens a text file to store the cart.
    if (isPage && new URL(response.url()).pathname !== blankPath) {
      policies.add(response.headers()['content-security-policy'] ?? `none at ${response.url()}`);
    }
  });
  const violations = await recordViolations(page);
  await buy(contractName);
  const file = await clickAndDownload(blankDownloadButton(page, contractName));
  expect(file.suggestedFilename()).toMatch(/\.docx$/);
  await page.goto(paths.booking);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(paths.login);
  await submitLogin(page);
  await expect(page.getByRole('heading', { level: 1, name: dashboardTitle })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectNoViolations(page, violations);
  const [sitePolicy, ...otherPolicies] = [...policies].filter((policy) => !policy.includes('/_sandbox/'));
  expect(sitePolicy).toContain("script-src 'self' https://*.mercadopago.com");
  expect(sitePolicy).toContain("frame-ancestors 'none'");
  expect(otherPolicies, 'one policy for every page').toEqual([]);
});
