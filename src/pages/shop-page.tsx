import { paths } from '../content/paths.ts';
import { shop } from '../content/shop.ts';
import { useAdminMode } from '../features/auth/admin-mode-context.ts';
import { AddToCartButton } from '../features/cart/add-to-cart-button.tsx';
import { ProductCard } from '../features/catalogue/product-card.tsx';
import { products } from '../features/catalogue/products.ts';
import { documentFor } from '../features/documents/templates/documents.ts';
import { NeedsScript } from '../ui/needs-script.tsx';
import { Note } from '../ui/note.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import type { Loading } from '../ui/sized-image.tsx';
import { useLazyComponent } from '../ui/use-lazy-component.ts';

/** Buyers never load what downloads without buying. */
const loadDownload = async () => (await import('./admin-download.tsx')).AdminDownload;

/** The cards of the first row on a desktop: those below it are loaded when they come near. */
const firstRow = 2;

function loadingOf(index: number): Loading {
  if (index === 0) return 'wide-first';
  return index < firstRow ? 'eager' : 'lazy';
}

export function ShopPage() {
  const admin = useAdminMode();
  const Download = useLazyComponent(loadDownload, admin);
  return (
    <div className="wrap">
      <PageMeta {...shop.meta} path={paths.shop} />
      <PageHead title={shop.title} lead={shop.lead} />
      <NeedsScript>{shop.needsScript}</NeedsScript>
      <div className="grid gap-x-10 gap-y-12 pb-section *:min-w-0 md:grid-cols-2">
        {products.map((product, index) => {
          const entry = admin ? documentFor(product.id) : null;
          return (
            <ProductCard key={product.id} product={product} loading={loadingOf(index)}>
              {entry && Download ? (
                <Download entry={entry} />
              ) : (
                <AddToCartButton product={product}>{shop.add}</AddToCartButton>
              )}
            </ProductCard>
          );
        })}
      </div>
      <div className="grid gap-x-8 gap-y-5 border-t border-rule pt-7 pb-section md:grid-cols-3">
        {shop.notes.map(([icon, title, text]) => (
          <Note key={icon} icon={icon}>
            <strong>{title}</strong> {text}
          </Note>
        ))}
      </div>
    </div>
  );
}
