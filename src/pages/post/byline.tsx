import type { BlogPost } from '../../content/post.ts';
import { longDate } from '../../platform/dates.ts';

/** Who wrote it and when. */
export function Byline({ post: { author, date } }: { readonly post: BlogPost }) {
  return (
    <p className="byline">
      <span>{author}</span>
      <span>
        <time dateTime={date}>{longDate(date)}</time>
      </span>
    </p>
  );
}
