import { completeCopy } from '../../../content/complete-page.ts';
import { paths } from '../../../content/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { Product } from '../../catalogue/products.ts';
import { documentFor } from '../templates/documents.ts';

/** Form, preview and text. What does not come now is asked for again by the page. */
function preload(productId: string): void {
  Promise.all([import('./completion-form.tsx'), documentFor(productId)?.load()]).catch(() => {});
}

/** To the page where the product's document is completed; all of the page's code comes on intent. */
export function CompleteLink({ product }: { readonly product: Product }) {
  const prepare = () => preload(product.id);
  return (
    <ButtonLink
      variant="line"
      to={paths.complete(product.slug)}
      aria-label={completeCopy.linkFor(product.name)}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {completeCopy.link}
    </ButtonLink>
  );
}
