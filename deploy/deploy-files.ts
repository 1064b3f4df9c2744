import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unknownProduct } from './error-pages.ts';
import { siteHeaders } from './headers.ts';
import { netlifyHeaders } from './netlify-headers.ts';
import { manifest, robots, rss, sitemap, sitemapEntries } from './root-files.ts';
import { readSettings } from './settings.ts';
import type { SiteContent } from './site-content.ts';

/**
 * The files of a built site beside its pages, by name.
 * @param raw the VITE_* values that it was built with
 * @param isCloudflare whether Cloudflare Pages builds: Netlify reads the same file, and knows less
 */
export function deployFiles(
  { publicPaths, posts }: SiteContent,
  raw: Readonly<Record<string, unknown>>,
  isCloudflare = false,
): Readonly<Record<string, string>> {
  const { env, policy, publicUrl } = readSettings(raw);
  return {
    _headers: netlifyHeaders(siteHeaders(env, policy), publicPaths, isCloudflare),
    // Cloudflare refuses the status, and finds the page by itself.
    ...(isCloudflare ? {} : { _redirects: `${unknownProduct.addresses} ${unknownProduct.page}.html 404\n` }),
    'robots.txt': robots(publicUrl),
    'sitemap.xml': sitemap(publicUrl, sitemapEntries(publicPaths, posts)),
    'rss.xml': rss(publicUrl, posts),
    'site.webmanifest': manifest(),
  };
}

/** Writes `deployFiles` into the built site's folder. */
export async function writeDeployFiles(
  dir: string,
  content: SiteContent,
  raw: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [name, text] of Object.entries(deployFiles(content, raw, Boolean(process.env.CF_PAGES)))) {
    await writeFile(join(dir, name), text);
  }
}
