import { type ReactNode, useId } from 'react';

type Props = {
  readonly number: number;
  readonly title: string;
  /** On folder tint. */
  readonly tint?: boolean;
  readonly children: ReactNode;
};

/** A section with its § number and title in the margin. */
export function MarginSection({ number, title, tint = false, children }: Props) {
  const id = useId();
  return (
    <section className={tint ? 'art art--tint' : 'art'} aria-labelledby={id}>
      <div className="wrap art__in">
        <header className="art__head">
          <span className="sect" aria-hidden="true">
            § {number}
          </span>
          <h2 id={id}>{title}</h2>
        </header>
        <div className="art__body">{children}</div>
      </div>
    </section>
  );
}
