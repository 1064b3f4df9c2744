import './styles/band.css';
import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  readonly text: string;
  /** A button, and links below it. */
  readonly children: ReactNode;
};

/** What to do next, on folder tint across the page. It is not printed. */
export function Band({ title, text, children }: Props) {
  return (
    <section className="band">
      <div className="wrap band__in">
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className="band__actions">{children}</div>
      </div>
    </section>
  );
}
