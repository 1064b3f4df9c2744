import { completeCopy } from '../../../content/complete-page.ts';
import { paths } from '../../../content/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { Product } from '../../catalogue/products.ts';

/** To the page where the product's document is completed; the page's own code comes on intent. */
export function CompleteLink({ product }: { readonly product: Product }) {
  return (
    <ButtonLink look="line" to={paths.complete(product.slug)} aria-label={completeCopy.linkFor(product.name)}>
      {completeCopy.link}
    </ButtonLink>
  );
}
