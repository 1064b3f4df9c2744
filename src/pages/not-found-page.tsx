import { noBreak } from '../content/no-break.ts';
import { notFoundCopy } from '../content/pages/not-found-copy.ts';
import { paths } from '../content/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { MarginColumns } from './sections/margin-section.tsx';

export function NotFoundPage() {
  return (
    <>
      <PageMeta {...notFoundCopy.meta} path={paths.notFound} noIndex />
      <MarginColumns head={<h1 className="nav:text-h2">{noBreak(notFoundCopy.title)}</h1>}>
        <p className="text-lead text-ink-700">{notFoundCopy.text}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to={paths.home}>{notFoundCopy.home}</ButtonLink>
          <ButtonLink variant="line" to={paths.blog}>
            {notFoundCopy.blog}
          </ButtonLink>
        </div>
      </MarginColumns>
    </>
  );
}
