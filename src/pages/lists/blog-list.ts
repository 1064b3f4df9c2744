import type { BlogPost } from '../../content/post.ts';
import { posts } from '../../content/posts.ts';
import { blogList, type ListPage, listPage } from './lists.ts';

/** Returns one page of the blog's posts, without the metadata of their own pages. */
export function postPage(slug: string): ListPage<BlogPost> | null {
  const page = listPage(blogList, posts, slug);
  return page && { ...page, items: page.items.map(({ meta: _meta, ...post }) => post) };
}
