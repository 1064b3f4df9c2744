import type { Article, BreadcrumbList, ListItem } from 'schema-dts';
import { paths } from '../../content/paths.ts';
import type { BlogPost } from '../../content/post.ts';
import { site } from '../../content/site.ts';
import { firm } from './firm.ts';

/** A post, for its page. */
export function articleData(post: BlogPost, siteUrl: string): Article {
  return {
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    image: `${siteUrl}${post.image.src}`,
    datePublished: post.date,
    inLanguage: 'es-CL',
    author: post.author === site.name ? firm(siteUrl) : { '@type': 'Person', name: post.author },
    publisher: { ...firm(siteUrl), logo: `${siteUrl}/img/logo-word.png` },
    mainEntityOfPage: `${siteUrl}${paths.post(post.slug)}`,
  };
}

/** The way from the home page to a page. @param trail names and paths, the home page first */
export function breadcrumbData(
  trail: readonly (readonly [name: string, path: string])[],
  siteUrl: string,
): BreadcrumbList {
  const step = ([name, path]: readonly [string, string], index: number): ListItem => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${siteUrl}${path === paths.home ? '' : path}`,
  });
  return { '@type': 'BreadcrumbList', itemListElement: trail.map(step) };
}
