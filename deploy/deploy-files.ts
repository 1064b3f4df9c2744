import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { parseEnv } from '../config/env-schema.ts';
import type { BlogPost } from '../src/content/post.ts';
import { unknownProductPage } from './built-site.ts';
import { catalogueFile, catalogueText } from './catalogue-file.ts';
import type { BuildEnv } from './content-security-policy.ts';
import { siteHeaders } from './headers.ts';
import { netlifyHeaders } from './netlify-headers.ts';
import { manifest, robots, rss, sitemap } from './root-files.ts';

export type SiteContent = {
  readonly publicPaths: readonly string[];
  /** Blog posts, newest first. */
  readonly posts: readonly BlogPost[];
};

/** The import needs Vite, because the list of posts uses `import.meta.glob`. */
export async function readContent(root: string): Promise<SiteContent> {
  const load = <T>(file: string) => runnerImport<T>(file, { root, configFile: false, logLevel: 'error' });
  const [pathsModule, postsModule] = await Promise.all([
    load<Pick<SiteContent, 'publicPaths'>>('/src/app/public-paths.ts'),
    load<Pick<SiteContent, 'posts'>>('/src/content/posts.ts'),
  ]);
  return { publicPaths: pathsModule.module.publicPaths, posts: postsModule.module.posts };
}

/** Fallback for the site's address in the sitemap and the feed, which need absolute URLs. */
const fallbackSiteUrl = 'https://mentorialegal.example';

/**
 * Returns the files of a built site other than its pages, by name.
 * @param isCloudflare true if Cloudflare Pages runs the build. Cloudflare reads the same files as Netlify. It can
 * remove headers, but refuses status 404 in `_redirects`.
 */
export function deployFiles(
  { publicPaths, posts }: SiteContent,
  values: BuildEnv,
  isCloudflare = false,
): Readonly<Record<string, string>> {
  const publicUrl = parseEnv(values).page.siteUrl || fallbackSiteUrl;
  return {
    _headers: netlifyHeaders(siteHeaders(values), publicPaths, isCloudflare),
    // Cloudflare finds the error page without a rule.
    ...(isCloudflare
      ? {}
      : { _redirects: `${unknownProductPage.hostPattern} ${unknownProductPage.page}.html 404\n` }),
    'robots.txt': robots(publicUrl),
    'sitemap.xml': sitemap(publicUrl, publicPaths, posts),
    'rss.xml': rss(publicUrl, posts),
    'site.webmanifest': manifest(),
    [catalogueFile]: catalogueText(),
  };
}

export async function writeDeployFiles(dir: string, content: SiteContent, values: BuildEnv): Promise<void> {
  for (const [name, text] of Object.entries(deployFiles(content, values, Boolean(process.env.CF_PAGES)))) {
    await writeFile(join(dir, name), text);
  }
}
