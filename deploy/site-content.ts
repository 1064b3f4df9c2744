import { runnerImport } from 'vite';
import type { BlogPost } from '../src/content/post.ts';

export type SiteContent = {
  readonly publicPaths: readonly string[];
  /** Newest first. */
  readonly posts: readonly BlogPost[];
};

/**
 * Imports with Vite, since the list of posts is an `import.meta.glob`.
 * @param root the repository
 */
export async function readContent(root: string): Promise<SiteContent> {
  const load = <T>(file: string) => runnerImport<T>(file, { root, configFile: false, logLevel: 'error' });
  const [app, content] = await Promise.all([
    load<Pick<SiteContent, 'publicPaths'>>('/src/app/public-paths.ts'),
    load<Pick<SiteContent, 'posts'>>('/src/content/posts.ts'),
  ]);
  return { publicPaths: app.module.publicPaths, posts: content.module.posts };
}
