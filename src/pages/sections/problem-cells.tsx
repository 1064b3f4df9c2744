import { problems } from '../../content/practice.ts';

/** Numbered as articles, by the style sheet. */
export function ProblemCells() {
  return (
    <div className="cells">
      {problems.list.map(({ title, text }) => (
        <article key={title} className="cell">
          <h3>{title}</h3>
          <p>{text}</p>
        </article>
      ))}
    </div>
  );
}
