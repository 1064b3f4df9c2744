import { notFoundCopy } from '../content/not-found.ts';
import { paths } from '../content/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageMeta } from '../ui/page-meta.tsx';

export function NotFoundPage() {
  return (
    <div className="wrap">
      <PageMeta {...notFoundCopy.meta} path={paths.notFound} noIndex />
      <div className="art__in">
        <div className="art__head">
          <span className="sect">§ 404</span>
          <h1>{notFoundCopy.title}</h1>
        </div>
        <div className="art__body">
          <p className="lead">{notFoundCopy.text}</p>
          <div className="actions">
            <ButtonLink to={paths.home}>{notFoundCopy.home}</ButtonLink>
            <ButtonLink variant="line" to={paths.blog}>
              {notFoundCopy.blog}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}
