import type { BlogPost } from '../src/content/post.ts';
import type { Product } from '../src/features/catalogue/products.ts';
import { isDay } from '../src/platform/format.ts';

type Content = {
  readonly addresses: readonly string[];
  readonly posts: readonly Pick<BlogPost, 'slug' | 'date'>[];
  readonly products: readonly Pick<Product, 'id'>[];
  /** With the keys of its fields. */
  readonly templates: readonly { readonly productId: string; readonly keys: readonly string[] }[];
};

/** What one can get wrong in adding a page, a post or a template and no type tells: a sentence each, with the file. */
export function contentFaults({ addresses, posts, products, templates }: Content): readonly string[] {
  const sold = products.map(({ id }) => id);
  const written = templates.map(({ productId }) => productId);
  return [
    ...addresses
      .filter((address) => !/^(\/|(\/[a-z0-9-]+)+)$/.test(address))
      .map((address) => `src/content/paths.ts: '${address}' is not like '/mis-compras'`),
    ...posts
      .filter(({ date }) => !isDay(date))
      .map(({ slug, date }) => `src/content/posts/${slug}.ts: '${date}' is no day, YYYY-MM-DD`),
    ...sold
      .filter((id) => !written.includes(id))
      .map((id) => `src/features/documents/templates/documents.ts: no template for ${id}`),
    ...written
      .filter((id) => !sold.includes(id))
      .map((id) => `src/features/catalogue/products.ts: no product ${id} for its template`),
    ...templates.flatMap(({ productId, keys }) =>
      keys
        .filter((key, index) => keys.indexOf(key) !== index)
        .map((key) => `${productId}: two fields have the key ${key}`),
    ),
  ];
}
