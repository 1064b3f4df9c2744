import { useId } from 'react';
import { contactCopy } from '../../content/contact.ts';
import { paths } from '../../content/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Leader } from '../../ui/leader.tsx';

/** The sheet that offers the free session. */
export function FreeSession() {
  const id = useId();
  const { label, title, text, facts, action } = contactCopy.session;
  return (
    <article className="service" aria-labelledby={id}>
      <span className="label">{label}</span>
      <div className="double" />
      <h3 id={id}>{title}</h3>
      <p>{text}</p>
      <div className="service__details">
        {facts.map(([term, value]) => (
          <Leader key={term} term={term} value={value} />
        ))}
      </div>
      <ButtonLink to={paths.booking}>{action}</ButtonLink>
    </article>
  );
}
