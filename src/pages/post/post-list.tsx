import { noBreak } from '../../content/no-break.ts';
import { blogCopy } from '../../content/pages/blog-copy.ts';
import { paths } from '../../content/paths.ts';
import type { BlogPost } from '../../content/post.ts';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Byline } from './byline.tsx';
import { Picture } from './picture.tsx';

function PostCard({ post, index }: { readonly post: BlogPost; readonly index: number }) {
  return (
    <article className="group duration-lift relative grid grid-rows-[auto_1fr] rounded-sheet bg-sheet wrap-anywhere shadow-sheet transition-shadow ease-out focus-within:shadow-raised hover:shadow-raised md:first:col-span-full md:first:grid-cols-[7fr_6fr] md:first:grid-rows-[auto] print:break-inside-avoid">
      <div className="aspect-3/2 overflow-hidden border-b border-rule-folder bg-folder md:group-first:relative md:group-first:aspect-auto md:group-first:min-h-full md:group-first:border-r md:group-first:border-b-0">
        <Picture
          className="h-full md:group-first:absolute md:group-first:inset-0"
          picture={post.image}
          sizes="(min-width: 48rem) 50vw, 100vw"
          loading={index === 0 ? 'first' : 'lazy'}
          decorative
        />
      </div>
      <div className="flex flex-col p-[clamp(1.25rem,0.5rem+2.4vw,2.5rem)]">
        <h2
          className="text-h3 decoration-accent decoration-1 underline-offset-[0.16em] group-focus-within:underline group-hover:underline md:group-first:text-h2"
          id={`titulo-${post.slug}`}
        >
          {noBreak(post.title)}
        </h2>
        <p className="mt-3.5">{post.excerpt}</p>
        <Byline className="mb-4" post={post} />
        <TextLink
          iconAfter="forward"
          className="mt-auto self-start after:absolute after:inset-0 focus-visible:shadow-none focus-visible:after:rounded-control focus-visible:after:shadow-focus group-hover:[&_svg]:translate-x-1"
          to={paths.post(post.slug)}
          id={`leer-${post.slug}`}
          aria-labelledby={`leer-${post.slug} titulo-${post.slug}`}
        >
          {blogCopy.read}
        </TextLink>
      </div>
    </article>
  );
}

export function PostList({ posts }: { readonly posts: readonly BlogPost[] }) {
  if (posts.length === 0) {
    return (
      <EmptyState title={blogCopy.empty}>
        <p>{blogCopy.emptyHint}</p>
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-8 pb-section *:min-w-0 md:grid-cols-2">
      {posts.map((post, index) => (
        <PostCard key={post.slug} post={post} index={index} />
      ))}
    </div>
  );
}
