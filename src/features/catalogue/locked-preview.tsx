import { productCopy } from '../../content/shop-copy.ts';
import { Drawing } from '../../ui/images/drawing.tsx';
import { Sheet } from '../../ui/paper/sheet.tsx';
import { PageImage } from './page-image.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import type { Product } from './products.ts';

/** The document behind its lock: an image whose blur is in the pixels, so that lifting it reveals nothing. */
export function LockedPreview({ product }: { readonly product: Product }) {
  return (
    <PreviewFrame icon="lock" title={productCopy.preview} note={productCopy.page(product.pages)}>
      <div className="relative isolate mx-auto max-w-140 before:absolute before:inset-0 before:-z-1 before:transform-[rotate(1.1deg)_translate(6px,4px)] before:rounded-sheet before:bg-sheet before:shadow-sheet">
        <Sheet raised className="relative">
          <PageImage
            product={product}
            kind="locked"
            sizes="(min-width: 64rem) min(560px, 39vw), min(560px, 100vw - 4rem)"
            alt={productCopy.previewAlt(product.name)}
            loading="first"
          />
          <div className="absolute top-[54%] left-1/2 w-[min(84%,19rem)] -translate-1/2 rounded-control bg-sheet px-5 pt-6 pb-5 text-center shadow-panel">
            <Drawing name="lock" className="mx-auto mb-2.5 size-13" />
            <strong className="block font-display text-h3 leading-[1.2] font-medium">
              {productCopy.locked}
            </strong>
            <p className="mt-1.5 text-small leading-[1.45]">{productCopy.lockedHint}</p>
          </div>
        </Sheet>
      </div>
      <p className="mx-auto mt-7 max-w-140 text-caption text-ink-700">{productCopy.previewNotice}</p>
    </PreviewFrame>
  );
}
