import type { BlogPost } from '../src/content/post.ts';
import type { Product } from '../src/features/catalogue/products.ts';
import type { DocumentEntry } from '../src/features/documents/model/document-entry.ts';
import { isDay } from '../src/platform/format.ts';

type Content = {
  readonly addresses: readonly string[];
  readonly posts: readonly Pick<BlogPost, 'slug' | 'date'>[];
  readonly products: readonly Pick<Product, 'id'>[];
  readonly documents: readonly Pick<DocumentEntry, 'productId'>[];
};

/** What one can get wrong in adding a page, a post or a template and no type tells: a sentence each, with the file. */
export function contentFaults({ addresses, posts, products, documents }: Content): readonly string[] {
  const sold = products.map(({ id }) => id);
  const written = documents.map(({ productId }) => productId);
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
  ];
}
