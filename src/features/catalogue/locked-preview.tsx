import { productCopy } from '../../content/shop.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { PageImage } from './page-image.tsx';
import { PreviewBar } from './preview-bar.tsx';
import type { Product } from './products.ts';

/** The document behind its lock: an image whose blur is in the pixels, so that lifting it reveals nothing. */
export function LockedPreview({ product }: { readonly product: Product }) {
  return (
    <div className="preview">
      <PreviewBar icon="lock" title={productCopy.preview} note={productCopy.page} />
      <div className="preview__stage">
        <div className="sheet sheet--locked">
          <PageImage
            product={product}
            kind="locked"
            sizes="(min-width: 64rem) min(560px, 43.5vw), min(560px, 100vw - 4rem)"
            alt={productCopy.previewAlt(product.name)}
            loading="first"
          />
          <div className="lock">
            <Drawing name="lock" />
            <strong>{productCopy.locked}</strong>
            <p>{productCopy.lockedHint}</p>
          </div>
        </div>
      </div>
      <p className="caption preview__note">{productCopy.previewNotice}</p>
      <p className="caption preview__note">{productCopy.previewTerms}</p>
    </div>
  );
}
