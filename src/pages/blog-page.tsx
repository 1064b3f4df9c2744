import { blogCopy } from '../content/pages/blog-copy.ts';
import type { BlogPost } from '../content/post.ts';
import { PageHead } from '../ui/page-head.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { ListNav } from './lists/list-nav.tsx';
import type { ListPage } from './lists/lists.ts';
import { PostList } from './post/post-list.tsx';

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
