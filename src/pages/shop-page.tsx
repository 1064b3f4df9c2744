import type { ReactNode } from 'react';
import { shopCopy } from '../content/shop-copy.ts';
import { useAdminMode } from '../features/auth/admin-mode.ts';
import { LinkedCart } from '../features/cart/linked-cart.tsx';
import { AddToCartButton, InCartLine } from '../features/cart/product-buttons.tsx';
import { ProductCard } from '../features/catalogue/product-card.tsx';
import type { ListedProduct } from '../features/catalogue/product-details.ts';
import type { Product } from '../features/catalogue/products.ts';
import type { ImageLoading } from '../ui/images/sized-image.tsx';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import { NeedsScript } from '../ui/needs-script.tsx';
import { Note } from '../ui/notices/note.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { ListNav } from './lists/list-nav.tsx';
import type { ListPage } from './lists/lists.ts';
import { PageHead } from './sections/page-head.tsx';

type DownloadProps = { readonly product: Product; readonly fallback?: ReactNode };

const FallbackContent = ({ fallback }: DownloadProps) => fallback;

/** Loaded only in admin mode, because only admins download without buying. */
const AdminDownload = lazyWithRetry(async () => (await import('./admin-product.tsx')).AdminDownload, {
  isOptional: true,
  Fallback: FallbackContent,
});

/** Number of cards in the first row on desktops. Pictures below it load when the visitor scrolls near them. */
const firstRowCount = 2;

function loadingOf(index: number): ImageLoading {
  if (index === 0) return 'wide-first';
  return index < firstRowCount ? 'eager' : 'lazy';
}

export function ShopPage({ data: { items, meta, place } }: { readonly data: ListPage<ListedProduct> }) {
  const isUnlocked = useAdminMode();
  return (
    <div className="wrap">
      <PageMeta {...meta} />
      <PageHead title={shopCopy.title} lead={shopCopy.lead} />
      <NeedsScript>{shopCopy.needsScript}</NeedsScript>
      <LinkedCart />
      <div className="@container grid gap-x-10 gap-y-12 pb-section *:min-w-0 md:grid-cols-2">
        {items.map(({ product, purpose, description }, index) => {
          const addButtons = (
            <>
              <AddToCartButton product={product}>{shopCopy.add}</AddToCartButton>
              <div className="-mb-3 md:-mb-4">
                <InCartLine product={product} />
              </div>
            </>
          );
          return (
            <ProductCard
              key={product.id}
              product={product}
              purpose={purpose}
              description={description}
              loading={loadingOf(index)}
            >
              {isUnlocked ? <AdminDownload product={product} fallback={addButtons} /> : addButtons}
            </ProductCard>
          );
        })}
      </div>
      <ListNav place={place} />
      <div className="grid gap-x-8 gap-y-5 border-t border-rule pt-7 pb-section md:grid-cols-3">
        {shopCopy.notes.map(([icon, title, text]) => (
          <Note key={icon} icon={icon}>
            <strong>{title}</strong> <span>{text}</span>
          </Note>
        ))}
      </div>
    </div>
  );
}
