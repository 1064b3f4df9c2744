import type { BlogPost } from '../../content/post.ts';
import { longDate } from '../../platform/format.ts';

/** Starts each part with a separator dot. The clipped edge hides the dot at the start of a line. */
const partClasses = "relative ml-6 before:absolute before:-left-3.75 before:content-['·']";

type Props = {
  readonly post: BlogPost;
  readonly className?: string;
};

export function Byline({ post: { author, date }, className = '' }: Props) {
  return (
    <p
      className={`mt-5 -ml-6 flex flex-wrap text-small text-ink-500 [clip-path:inset(0_0_0_1.5rem)] ${className}`}
    >
      <span className={partClasses}>{author}</span>
      <span className={partClasses}>
        <time dateTime={date}>{longDate(date)}</time>
      </span>
    </p>
  );
}
