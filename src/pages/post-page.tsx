import { postCopy } from '../content/pages/blog-copy.ts';
import { paths } from '../content/paths.ts';
import type { PublishedPost } from '../content/post.ts';
import type { LoadedPost } from '../content/post-loaders.ts';
import { env } from '../platform/current-env.ts';
import { PageMeta } from '../ui/page-meta.tsx';
import { PostArticle } from './post/post-article.tsx';
import { articleData, breadcrumbData } from './structured-data.ts';

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

export function PostPage({ data }: { readonly data: LoadedPost }) {
  return (
    <>
      <Meta post={data.post} />
      <PostArticle {...data} />
    </>
  );
}
