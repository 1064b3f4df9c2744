import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../content/paths.ts';
import type { PublishedPost } from '../content/post.ts';
import { postCopy } from '../content/post-copy.ts';
import { postLoaders } from '../content/post-loaders.ts';
import { env } from '../platform/current-env.ts';
import { PageMeta } from '../ui/page-meta.tsx';
import { preloadable } from '../ui/preloadable.tsx';
import { PostArticle } from './post/post-article.tsx';
import { articleData, breadcrumbData } from './structured-data/article.ts';

/** Every post with its text, by its slug. */
const pages = new Map(
  [...postLoaders].map(([slug, load]) => [
    slug,
    preloadable(async () => {
      const { post, body } = await load();
      return () => (
        <>
          <Meta post={post} />
          <PostArticle post={post} body={body} />
        </>
      );
    }),
  ]),
);

/** Loads the post at /blog/{slug}. @returns whether it is here; never rejects */
export async function preload(slug: string): Promise<boolean> {
  return (await pages.get(slug)?.preload()) ?? true;
}

function Meta({ post }: { readonly post: PublishedPost }) {
  const path = paths.post(post.slug);
  const trail = [
    [postCopy.home, paths.home],
    [postCopy.blog, paths.blog],
    [post.title, path],
  ] as const;
  const data = [articleData(post, env.siteUrl), breadcrumbData(trail, env.siteUrl)];
  return <PageMeta {...post.meta} path={path} data={data} />;
}

export function PostPage() {
  const { slug = '' } = useParams();
  const page = pages.get(slug);
  return page ? <page.Component key={slug} /> : <Navigate to={paths.notFound} replace />;
}
