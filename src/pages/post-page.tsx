import './styles/post.css';
import { Navigate, useParams } from 'react-router-dom';
import { blogCopy, postCopy } from '../content/blog.ts';
import { paths } from '../content/paths.ts';
import type { PublishedPost } from '../content/post.ts';
import { postBySlug } from '../content/posts.ts';
import { site } from '../content/site.ts';
import { env } from '../platform/current-env.ts';
import { BackLink, ForwardLink } from '../ui/arrow-link.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Band } from './band.tsx';
import { Brief } from './post/brief.tsx';
import { Byline } from './post/byline.tsx';
import { noBreak } from './post/no-break.tsx';
import { Picture } from './post/picture.tsx';
import { PostBlocks } from './post/post-blocks.tsx';
import { articleData, breadcrumbData } from './structured-data.ts';

function Post({ post }: { readonly post: PublishedPost }) {
  const { body, image } = post;
  return (
    <article>
      <div className="wrap">
        <header className="post__head">
          <BackLink to={paths.blog}>{postCopy.back}</BackLink>
          <h1>{noBreak(post.title)}</h1>
          <p className="lead">{noBreak(post.excerpt)}</p>
          <Byline post={post} />
        </header>
        <figure className="plate">
          <Picture picture={image} sizes="min(1200px, 100vw)" loading="first" />
          <figcaption>{postCopy.plate(1, body.caption)}</figcaption>
        </figure>
        <div className="post">
          <Brief body={body} />
          <div>
            <PostBlocks blocks={body.blocks} />
          </div>
        </div>
      </div>
    </article>
  );
}

export function PostPage() {
  const { slug = '' } = useParams();
  const post = postBySlug(slug);
  if (!post) return <Navigate to={paths.notFound} replace />;
  const path = paths.post(post.slug);
  const trail = [
    [postCopy.home, paths.home],
    [blogCopy.title, paths.blog],
    [post.title, path],
  ] as const;
  return (
    <>
      <PageMeta
        {...post.meta}
        path={path}
        data={[articleData(post, env.siteUrl), breadcrumbData(trail, env.siteUrl)]}
      />
      <Post post={post} />
      <Band title={postCopy.closing} text={site.freeSession}>
        <ButtonLink variant="ink" to={paths.booking}>
          {postCopy.book}
        </ButtonLink>
        {post.body.related.map(({ to, text }) => (
          <ForwardLink key={to} to={to}>
            {text}
          </ForwardLink>
        ))}
      </Band>
    </>
  );
}
