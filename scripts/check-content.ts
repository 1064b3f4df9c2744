// Part of every page of the development server: the overlay shows at once what the tests would find later.
import { publicPaths, visitorPaths } from '../src/app/public-paths.ts';
import { loadPost } from '../src/content/post-loaders.ts';
import { posts } from '../src/content/posts.ts';
import { products } from '../src/features/catalogue/products.ts';
import { fieldsOf } from '../src/features/documents/model/document.ts';
import { documents } from '../src/features/documents/templates/documents.ts';
import { contentFaults } from './content-faults.ts';

const report = (fault: string) => reportError(new Error(fault));

const templates = await Promise.all(
  documents.map(async ({ productId, load }) => ({
    productId,
    keys: fieldsOf(await load()).map(({ key }) => key),
  })),
);
contentFaults({ addresses: [...publicPaths, ...visitorPaths], posts, products, templates }).forEach(report);

for (const { slug, image } of posts) {
  const blocks = (await loadPost(slug))?.body.blocks ?? [];
  for (const { src } of [image, ...blocks.filter((block) => block.kind === 'plate')]) {
    const picture = new Image();
    picture.onerror = () => report(`src/content/posts/${slug}.ts: there is no public${src} yet`);
    picture.src = src;
  }
}

// A change of what it reads checks again, instead of loading the page anew.
import.meta.hot?.accept();
