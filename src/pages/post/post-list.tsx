import { blogCopy } from '../../content/blog.ts';
import { paths } from '../../content/paths.ts';
import type { BlogPost } from '../../content/post.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Byline } from './byline.tsx';
import { noBreak } from './no-break.tsx';
import { Picture } from './picture.tsx';

/** The whole card leads to the post: its link covers it. */
function PostCard({ post, index }: { readonly post: BlogPost; readonly index: number }) {
  return (
    <article className="postcard">
      <div className="postcard__plate">
        <Picture
          picture={post.image}
          sizes="(min-width: 48rem) 50vw, 100vw"
          loading={index === 0 ? 'first' : 'lazy'}
          decorative
        />
      </div>
      <div className="postcard__text">
        <h2 id={`titulo-${post.slug}`}>{noBreak(post.title)}</h2>
        <p>{post.excerpt}</p>
        <Byline post={post} />
        <Link
          className="link postcard__read"
          to={paths.post(post.slug)}
          id={`leer-${post.slug}`}
          aria-labelledby={`leer-${post.slug} titulo-${post.slug}`}
        >
          <span>{blogCopy.read}</span>
          <Icon name="forward" />
        </Link>
      </div>
    </article>
  );
}

/** Posts as cards, the first one wide; or word that there will be some. */
export function PostList({ posts }: { readonly posts: readonly BlogPost[] }) {
  if (posts.length === 0) {
    return (
      <EmptyState title={blogCopy.empty}>
        <p>{blogCopy.emptyHint}</p>
      </EmptyState>
    );
  }
  return (
    <div className="posts">
      {posts.map((post, index) => (
        <PostCard key={post.slug} post={post} index={index} />
      ))}
    </div>
  );
}
