import { postCopy } from '../../content/blog.ts';
import type { PostBody } from '../../content/post.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The facts of the matter on a sheet in the margin. */
export function Brief({ body: { brief, related } }: { readonly body: PostBody }) {
  const [next] = related;
  return (
    <aside className="brief" aria-labelledby="en-breve">
      <h2 id="en-breve">{postCopy.brief}</h2>
      <div className="double" />
      <dl>
        {brief.map(([fact, meaning]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {next && (
        <ButtonLink block to={next.to}>
          {next.text}
        </ButtonLink>
      )}
    </aside>
  );
}
