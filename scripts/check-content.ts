// Every page of the development server loads this module, so that Vite's overlay shows faults in the content at once.
// Tests would find the same faults later.
import { publicPaths, visitorPaths } from '../src/app/public-paths.ts';
import { loadPost } from '../src/content/post-loaders.ts';
import { posts } from '../src/content/posts.ts';
import { fieldsOf } from '../src/features/documents/model/document.ts';
import { loadTemplate } from '../src/features/documents/templates/loaders.ts';
import { recordsByFolder as templateIndex } from '../src/features/documents/templates/templates.ts';
import { contentFaults } from './content-faults.ts';
import { mentionedKeys } from './mentioned-keys.ts';

const report = (fault: string) => reportError(new Error(fault));

const folders = Object.keys(import.meta.glob('../src/features/documents/templates/*/text.ts')).map(
  (file) => file.split('/').at(-2) ?? '',
);
const templates = await Promise.all(
  Object.keys(templateIndex)
    .filter((folder) => folders.includes(folder))
    .map(async (folder) => {
      const template = await loadTemplate(folder);
      return {
        folder,
        keys: fieldsOf(template).map(({ key }) => key),
        mentionedKeys: mentionedKeys(template),
      };
    }),
);
contentFaults({
  addresses: [...publicPaths, ...visitorPaths],
  posts,
  folders,
  templateIndex,
  templates,
}).forEach(report);

for (const { slug, image } of posts) {
  const blocks = (await loadPost(slug))?.body.blocks ?? [];
  for (const { src } of [image, ...blocks.filter((block) => block.kind === 'plate')]) {
    const picture = new Image();
    picture.onerror = () => report(`src/content/posts/${slug}.ts: there is no public${src} yet`);
    picture.src = src;
  }
}

// When an imported file changes, run this module again instead of reloading the page.
import.meta.hot?.accept();
