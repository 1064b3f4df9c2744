import { homeCopy } from '../../content/home.ts';
import { paths } from '../../content/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DocumentStack } from './document-stack.tsx';

/** Drawn and moved by HTML and CSS alone, so that it never waits for script. */
export function HomeHero() {
  return (
    <div className="hero">
      <div className="wrap hero__in">
        <div>
          <p className="label">{homeCopy.label}</p>
          <h1>{homeCopy.title}</h1>
          <p className="lead">{homeCopy.lead}</p>
          <div className="hero__cta">
            <ButtonLink to={paths.contact}>{homeCopy.contact}</ButtonLink>
            <ButtonLink variant="line" to={paths.services}>
              {homeCopy.services}
            </ButtonLink>
          </div>
        </div>
        <div className="hero__art">
          <DocumentStack />
        </div>
      </div>
    </div>
  );
}
