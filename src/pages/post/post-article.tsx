import { postCopy } from '../../content/pages/blog-copy.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DoubleRule } from '../../ui/paper/sheet.tsx';
import './post.css';
import { noBreak } from '../../content/no-break.ts';
import { paths } from '../../content/paths.ts';
import { headingId, type PostBody, type PublishedPost } from '../../content/post.ts';
import { site } from '../../content/site.ts';
import { BackLink, ForwardLink } from '../../ui/text-link.tsx';
import { Band } from '../sections/band.tsx';
import { BookingLink } from '../sections/booking-link.tsx';
import { Byline } from './byline.tsx';
import { Picture, Plate } from './picture.tsx';
import { PostBlocks } from './post-blocks.tsx';

function Brief({ body: { keyFacts, related } }: { readonly body: PostBody }) {
  const [firstLink] = related;
  return (
    <aside
      className="rounded-sheet bg-sheet p-6 shadow-sheet print:mb-[6mm] print:break-inside-avoid print:border print:border-[#999] print:shadow-none"
      aria-labelledby="en-breve"
    >
      <h2 className="mb-3.5 text-h3" id="en-breve">
        {postCopy.brief}
      </h2>
      <DoubleRule />
      <dl className="mt-2 print:columns-2 print:gap-x-[8mm]">
        {keyFacts.map(([fact, meaning]) => (
          <div className="border-b border-rule py-3 print:break-inside-avoid" key={fact}>
            <dt className="font-display text-h3 leading-[1.1] font-medium text-ink">{fact}</dt>
            <dd className="mt-1 text-small leading-[1.4]">{meaning}</dd>
          </div>
        ))}
      </dl>
      {firstLink && (
        <ButtonLink className="mt-5" block to={firstLink.to}>
          {firstLink.text}
        </ButtonLink>
      )}
    </aside>
  );
}

function Contents({ blocks }: Pick<PostBody, 'blocks'>) {
  const headings = blocks.filter((block) => block.kind === 'heading');
  return (
    <nav
      className="mt-10 max-h-[calc(100vh-var(--spacing-header)-3rem)] overflow-y-auto max-lg:hidden lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] print:hidden"
      aria-labelledby="contenido-articulo"
    >
      <h2 className="mb-2 font-sans text-label text-ink-500 uppercase" id="contenido-articulo">
        {postCopy.contents}
      </h2>
      <ol className="border-l border-rule">
        {headings.map(({ text }) => (
          <li key={text}>
            <a
              className="-ml-px flex min-h-tap items-center border-l-3 border-transparent py-1.5 pl-3.5 text-small/[1.3] text-balance text-ink hover:border-accent hover:underline"
              href={`#${headingId(text)}`}
            >
              {noBreak(text)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type Props = { readonly post: PublishedPost; readonly body: PostBody };

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
            <div className="lg:py-16 lg:pr-10 print:p-0">
              <Brief body={body} />
              <Contents blocks={body.blocks} />
            </div>
            <div className="lg:border-l lg:border-rule lg:pt-16 lg:pb-section lg:pl-[clamp(2.5rem,5vw,5rem)] print:border-0 print:p-0">
              <PostBlocks blocks={body.blocks} />
            </div>
          </div>
        </div>
      </article>
      <Band title={postCopy.closing} text={site.freeSession}>
        <BookingLink />
        {body.related.map(({ to, text }) => (
          <ForwardLink key={to} to={to}>
            {text}
          </ForwardLink>
        ))}
      </Band>
    </>
  );
}
