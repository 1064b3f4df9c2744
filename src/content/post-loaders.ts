import { type PostBody, type PostEntry, type PublishedPost, slugOf } from './post.ts';

type PostFile = { readonly post: PostEntry; readonly body: PostBody };
export type LoadedPost = { readonly post: PublishedPost; readonly body: PostBody };

const files = import.meta.glob<PostFile>('./posts/*.ts');

const postLoaders: ReadonlyMap<string, () => Promise<LoadedPost>> = new Map(
  Object.entries(files).map(([file, load]) => {
    const slug = slugOf(file);
    const loadPost = async () => {
      const { post, body } = await load();
      return { post: { slug, ...post }, body };
    };
    return [slug, loadPost];
  }),
);

/** Resolves to null if the post doesn't exist. */
export async function loadPost(slug: string): Promise<LoadedPost | null> {
  return (await postLoaders.get(slug)?.()) ?? null;
}
