import { noBreak } from '../content/no-break.ts';
import { notFoundCopy } from '../content/pages/not-found-copy.ts';
import { paths } from '../content/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { SectionNumber } from '../ui/section-number.tsx';
import { MarginColumns } from './sections/margin-section.tsx';

export function NotFoundPage() {
  const head = (
    <>
      <SectionNumber className="mb-3.5">§ 404</SectionNumber>
      <h1 className="nav:text-h2">{noBreak(notFoundCopy.title)}</h1>
    </>
  );
  return (
    <>
      <PageMeta {...notFoundCopy.meta} path={paths.notFound} noIndex />
      <MarginColumns head={head}>
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
