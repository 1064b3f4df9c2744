import { productCopy } from '../../content/shop-copy.ts';
import { SizedImage } from '../../ui/images/sized-image.tsx';
import { formImages, formSize } from './page-image.tsx';
import type { Product } from './products.ts';

/** How the template is completed: its form with a few answers, and the document beside it. */
export function FormPicture({ product }: { readonly product: Product }) {
  return (
    <figure className="print:hidden">
      <SizedImage
        className="h-auto w-full rounded-folder border border-rule-folder"
        files={formImages(product)}
        sizes="(min-width: 80rem) 646px, (min-width: 64rem) calc(54vw - 44px), calc(100vw - 2rem)"
        alt={productCopy.form.alt(product.name)}
        {...formSize}
      />
      <figcaption className="mt-3 text-caption text-ink-700">{productCopy.form.caption}</figcaption>
    </figure>
  );
}
