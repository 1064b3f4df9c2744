// Files that crawlers, feed readers and browsers expect at the site's root.
import { Feed } from 'feed';
import { blogCopy, blogMeta } from '../src/content/pages/blog-copy.ts';
import { paths } from '../src/content/paths.ts';
import type { BlogPost } from '../src/content/post.ts';
import { site } from '../src/content/site.ts';

/**
 * Returns the sitemap. Only posts have dates, because search engines ignore all dates of a site that invents some.
 * @param siteUrl absolute address without trailing slash
 */
export function sitemap(siteUrl: string, publicPaths: readonly string[], posts: readonly BlogPost[]): string {
  const dates = new Map(posts.map(({ slug, date }) => [paths.post(slug), date]));
  const urls = publicPaths.map((path) => {
    const date = dates.get(path);
    return `  <url><loc>${siteUrl + path}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** Disallows nothing, because crawlers must read a page to see its `noindex`. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** Returns noon in UTC, which is the same day in Chile. Midnight in UTC would be the evening before. */
function noon(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

/**
 * Returns the blog as RSS 2.0. The feed's date is that of the newest post, so that the same posts produce the same
 * file.
 * @param posts newest first
 */
export function rss(siteUrl: string, posts: readonly BlogPost[]): string {
  const [newestPost] = posts;
  const feed = new Feed({
    title: `${blogCopy.title} | ${site.name}`,
    description: blogMeta.description,
    link: siteUrl + paths.blog,
    language: 'es-CL',
    ...(newestPost ? { updated: noon(newestPost.date) } : {}),
    feedLinks: { rss: `${siteUrl}/rss.xml` },
    generator: false,
  });
  for (const { title, slug, excerpt, date } of posts) {
    const link = siteUrl + paths.post(slug);
    feed.addItem({ title, link, guid: link, description: excerpt, date: noon(date) });
  }
  return `${feed.rss2()}\n`;
}

/** Colour of the page's background. Must equal --color-paper in the styles. */
const paperColour = '#FAF7F2';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/img/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * Returns site.webmanifest, which sets the name and icon on a home screen. Without `start_url` and `id` the icon opens
 * the page on which the visitor added it. With `display: browser` it opens that page in the browser, which stores the
 * visitor's purchases (docs/decisions/0007-what-the-device-keeps.md).
 */
export function manifest(): string {
  const content = {
    name: site.name,
    short_name: 'Mentoría',
    description: site.motto,
    lang: 'es-CL',
    dir: 'ltr',
    scope: '/',
    display: 'browser',
    theme_color: paperColour,
    background_color: paperColour,
    icons: [
      { src: '/img/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icono-192', 192, 'any'),
      icon('icono-512', 512, 'any'),
      icon('icono-recortable-512', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
