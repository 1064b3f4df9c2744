import { blogCopy } from '../content/pages/blog-copy.ts';
import type { BlogPost } from '../content/post.ts';
import { PageMeta } from '../ui/page-meta.tsx';
import { ListNav } from './lists/list-nav.tsx';
import type { ListPage } from './lists/lists.ts';
import { PostList } from './post/post-list.tsx';
import { PageHead } from './sections/page-head.tsx';

export function BlogPage({ data: { items, meta, place } }: { readonly data: ListPage<BlogPost> }) {
  return (
    <div className="wrap">
      <PageMeta {...meta} />
      <PageHead title={blogCopy.title} lead={blogCopy.lead} />
      <PostList posts={items} />
      <ListNav place={place} />
    </div>
  );
}
