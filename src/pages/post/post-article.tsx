import { postCopy } from '../../content/blog.ts';
import { paths } from '../../content/paths.ts';
import type { PostBody, PublishedPost } from '../../content/post.ts';
import { site } from '../../content/site.ts';
import { BackLink, ForwardLink } from '../../ui/arrow-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Band } from '../band.tsx';
import { Brief } from './brief.tsx';
import { Byline } from './byline.tsx';
import { noBreak } from './no-break.tsx';
import { Picture } from './picture.tsx';
import { PostBlocks } from './post-blocks.tsx';

type Props = { readonly post: PublishedPost; readonly body: PostBody };

/** A post with its text, and where its reader goes on. */
export function PostArticle({ post, body }: Props) {
  return (
    <>
      <article>
        <div className="wrap">
          <header className="post__head">
            <BackLink to={paths.blog}>{postCopy.back}</BackLink>
            <h1>{noBreak(post.title)}</h1>
            <p className="lead">{noBreak(post.excerpt)}</p>
            <Byline post={post} />
          </header>
          <figure className="plate">
            <Picture picture={post.image} sizes="min(1200px, 100vw)" loading="first" />
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
      <Band title={postCopy.closing} text={site.freeSession}>
        <ButtonLink variant="ink" to={paths.booking}>
          {postCopy.book}
        </ButtonLink>
        {body.related.map(({ to, text }) => (
          <ForwardLink key={to} to={to}>
            {text}
          </ForwardLink>
        ))}
      </Band>
    </>
  );
}
