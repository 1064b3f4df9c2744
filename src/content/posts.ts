import type { PublishedPost } from './post.ts';

/** Each file in posts/ is a post: writing one publishes it. */
const files = import.meta.glob<{ readonly post: PublishedPost }>('./posts/*.ts', { eager: true });

/** What the blog shows, newest first. */
export const posts: readonly PublishedPost[] = Object.values(files)
  .map(({ post }) => post)
  .sort((one, other) => other.date.localeCompare(one.date));

/** The post at /blog/{slug}, or null. */
export function postBySlug(slug: string): PublishedPost | null {
  return posts.find((post) => post.slug === slug) ?? null;
}
