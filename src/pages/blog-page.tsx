import { blogCopy } from '../content/blog.ts';
import { paths } from '../content/paths.ts';
import { posts } from '../content/posts.ts';
import { PageHead } from '../ui/page-head.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { PostList } from './post/post-list.tsx';

export function BlogPage() {
  return (
    <div className="wrap">
      <PageMeta {...blogCopy.meta} path={paths.blog} />
      <PageHead title={blogCopy.title} lead={blogCopy.lead} />
      <PostList posts={posts} />
    </div>
  );
}
