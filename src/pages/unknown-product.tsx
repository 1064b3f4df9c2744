import { paths } from '../content/paths.ts';
import { productCopy } from '../content/shop-copy.ts';
import { site } from '../content/site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/notices/empty-state.tsx';
import { PageMeta } from '../ui/page-meta.tsx';

/** @param path path of the page, which has no known product */
export function UnknownProduct({ path }: { readonly path: string }) {
  const { title, text, action } = productCopy.notFound;
  return (
    <>
      <PageMeta title={`${title} | ${site.name}`} description={text} path={path} noIndex />
      <EmptyState title={title} level="h1">
        <p>{text}</p>
        <ButtonLink className="mt-3" to={paths.shop}>
          {action}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
