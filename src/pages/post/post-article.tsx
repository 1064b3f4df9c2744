import './post.css';
import { paths } from '../../content/paths.ts';
import type { PostBody, PublishedPost } from '../../content/post.ts';
import { postCopy } from '../../content/post-copy.ts';
import { site } from '../../content/site.ts';
import { BackLink, ForwardLink } from '../../ui/arrow-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { noBreak } from '../../ui/no-break.ts';
import { Band } from '../band.tsx';
import { Brief } from './brief.tsx';
import { Byline } from './byline.tsx';
import { Picture } from './picture.tsx';
import { Plate } from './plate.tsx';
import { PostBlocks } from './post-blocks.tsx';

type Props = { readonly post: PublishedPost; readonly body: PostBody };

/** A post with its text, and where its reader goes on. */
export function PostArticle({ post, body }: Props) {
  return (
    <>
      <article>
        <div className="wrap">
          <header className="pt-[clamp(1rem,2vw,2rem)] pb-[clamp(1.75rem,3vw,2.75rem)] wrap-break-word">
            <BackLink to={paths.blog}>{postCopy.back}</BackLink>
            <h1 className="mt-3 max-w-[18em]">{noBreak(post.title)}</h1>
            <p className="mt-4.5 max-w-168 text-lead text-ink-700">{noBreak(post.excerpt)}</p>
            <Byline post={post} />
          </header>
          <Plate number={1} caption={body.caption}>
            <Picture
              className="aspect-1200/470 max-sm:aspect-3/2 print:aspect-3/1"
              picture={post.image}
              sizes="min(1200px, 100vw)"
              loading="first"
            />
          </Plate>
          <div className="grid gap-10 pt-[clamp(2rem,4vw,4rem)] pb-section wrap-break-word *:min-w-0 lg:grid-cols-[3.7fr_8.3fr] lg:gap-0 lg:py-0 print:block print:pt-[4mm]">
            <Brief body={body} />
            <div className="lg:border-l lg:border-rule lg:pt-16 lg:pb-section lg:pl-[clamp(2.5rem,5vw,5rem)] print:border-0 print:p-0">
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
