import type { BlogPost } from '../src/content/post.ts';
import { isDay } from '../src/platform/format.ts';

const list = 'src/features/documents/templates/templates.ts';

type Content = {
  readonly addresses: readonly string[];
  readonly posts: readonly Pick<BlogPost, 'slug' | 'date'>[];
  /** Folders that have the text of a template. */
  readonly folders: readonly string[];
  /** Folders in the list of templates. */
  readonly listed: readonly string[];
  /** Templates with the keys of their fields. */
  readonly templates: readonly { readonly productId: string; readonly keys: readonly string[] }[];
};

/** Returns a sentence, with the file, for each fault in a new page, post or template that no type tells. */
export function contentFaults(content: Content): readonly string[] {
  const { addresses, posts, folders, listed, templates } = content;
  return [
    ...addresses
      .filter((address) => !/^(\/|(\/[a-z0-9-]+)+)$/.test(address))
      .map((address) => `src/content/paths.ts: '${address}' is not like '/mis-compras'`),
    ...posts
      .filter(({ date }) => !isDay(date))
      .map(({ slug, date }) => `src/content/posts/${slug}.ts: '${date}' is no day, YYYY-MM-DD`),
    ...folders
      .filter((folder) => !listed.includes(folder))
      .map((folder) => `${list}: add a line for the folder ${folder}, or it is not sold`),
    ...listed
      .filter((folder) => !folders.includes(folder))
      .map((folder) => `${list}: the folder ${folder} has no text.ts`),
    ...templates.flatMap(({ productId, keys }) =>
      keys
        .filter((key, index) => keys.indexOf(key) !== index)
        .map((key) => `${productId}: two fields have the key ${key}`),
    ),
  ];
}
