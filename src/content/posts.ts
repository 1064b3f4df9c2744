import { type PostEntry, type PublishedPost, slugOf } from './post.ts';

// Each file in posts/ is a post: writing one publishes it. The query makes of what the list shows a module of its own,
// so that the texts stay out of its bundle: each comes with its own page, see post-loaders.ts. Of the list too a page
// has only what it shows, see src/pages/lists/lists.ts.
const entries = import.meta.glob<PostEntry>('./posts/*.ts', {
  eager: true,
  import: 'post',
  query: '?entry',
});

/** What the blog shows, newest first. */
export const posts: readonly PublishedPost[] = Object.entries(entries)
  .map(([file, entry]) => ({ slug: slugOf(file), ...entry }))
  .sort((one, other) => other.date.localeCompare(one.date));
