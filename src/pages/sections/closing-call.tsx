import { useId } from 'react';
import { closing } from '../../content/home.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Seal } from '../../ui/seal.tsx';

type Props = {
  /** Its § number on the page. */
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
};

/** The call on ink that closes a page, with the seal. */
export function ClosingCall({ number, title, text, action, to }: Props) {
  const id = useId();
  return (
    <section className="close on-ink" aria-labelledby={id}>
      <div className="wrap close__in">
        <Seal loading="lazy" />
        <span className="sect" aria-hidden="true">
          § {number}
        </span>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        <ButtonLink variant="paper" to={to}>
          {action}
        </ButtonLink>
        <ul className="close__facts">
          {closing.facts.map(([icon, fact]) => (
            <li key={icon}>
              <Icon name={icon} />
              {fact}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
