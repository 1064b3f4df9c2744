import { type PostEntry, type PublishedPost, slugOf } from './post.ts';

// Each file in posts/ is published as a post. The query makes a separate module of the file's `post` export, so that
// the texts stay out of the list's bundle. post-loaders.ts loads a text with the post's own page.
// src/pages/lists/lists.ts gives each page of the list only the posts that it shows.
const entries = import.meta.glob<PostEntry>('./posts/*.ts', {
  eager: true,
  import: 'post',
  query: '?entry',
});

/** All posts, newest first. */
export const posts: readonly PublishedPost[] = Object.entries(entries)
  .map(([file, entry]) => ({ slug: slugOf(file), ...entry }))
  .sort((firstPost, secondPost) => secondPost.date.localeCompare(firstPost.date));
