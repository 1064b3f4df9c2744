import { useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { noBreak } from '../content/no-break.ts';
import { paths } from '../content/paths.ts';
import { productCopy, shopCopy } from '../content/shop-copy.ts';
import { site } from '../content/site.ts';
import { useAdminMode } from '../features/auth/admin-mode.ts';
import { AddToCartButton, InCartLine } from '../features/cart/product-buttons.tsx';
import type { DetailedProduct } from '../features/catalogue/product-details.ts';
import { ProductContents, ProductFacts } from '../features/catalogue/product-facts.tsx';
import { FeatureList, FormPicture, LockedPreview } from '../features/catalogue/product-preview.tsx';
import { env } from '../platform/current-env.ts';
import { formatClp } from '../platform/format.ts';
import { FootBar } from '../ui/foot-bar.tsx';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import { NeedsScript } from '../ui/needs-script.tsx';
import { PageMeta, shareImagePath } from '../ui/page-meta.tsx';
import { Price } from '../ui/price.tsx';
import { Summary } from '../ui/summary.tsx';
import { BackLink, TextButton } from '../ui/text-link.tsx';
import { productData } from './structured-data.ts';
import { UnknownProduct } from './unknown-product.tsx';

/** Loaded only in admin mode, because only admins see and download a document without buying it. */
const AdminDownload = lazyWithRetry(async () => (await import('./admin-product.tsx')).AdminDownload, {
  isOptional: true,
});
const FullPreview = lazyWithRetry(async () => (await import('./admin-product.tsx')).FullPreview, {
  isOptional: true,
  Fallback: LockedPreview,
});

function KnownProduct({ product, details }: DetailedProduct) {
  const navigate = useNavigate();
  const isUnlocked = useAdminMode();
  const price = formatClp(product.price);
  const buyRef = useRef<HTMLDivElement>(null);
  const goToShop = () => navigate(paths.shop);
  return (
    <div>
      <div className="wrap grid gap-8 pt-4 pb-section wrap-anywhere *:min-w-0 max-lg:pb-8 lg:grid-cols-[6.2fr_5.4fr] lg:grid-rows-[auto_auto_1fr] lg:gap-x-16 lg:gap-y-6 lg:pt-6 print:block">
        <PageMeta
          title={`${product.name} | ${site.name}`}
          description={details.description}
          path={product.link}
          data={[productData({ product, details }, env.siteUrl + shareImagePath(product.link), env.siteUrl)]}
        />
        <BackLink className="-mb-4 lg:col-span-full lg:mb-0 lg:justify-self-start" to={paths.shop}>
          {productCopy.back}
        </BackLink>
        <div className="lg:col-start-2 lg:row-start-2">
          <span className="text-label text-ink-500 uppercase">{product.category}</span>
          <h1 className="mt-2 mb-4 text-h2 wrap-anywhere">{noBreak(product.name)}</h1>
          <div className="mb-5 flex flex-wrap items-baseline gap-3">
            <Price className="text-price">{price}</Price>
            <span className="text-caption text-ink-500">{productCopy.priceNote}</span>
          </div>
          <p>{noBreak(details.description)}</p>
          <NeedsScript>{shopCopy.needsScript}</NeedsScript>
          <div className="mt-6 grid gap-2.5">
            <div ref={buyRef}>
              <AddToCartButton product={product} onAdded={goToShop}>
                {shopCopy.addFor(price)}
              </AddToCartButton>
            </div>
            {isUnlocked && <AdminDownload product={product} />}
            <div className="flex flex-wrap items-center justify-between gap-x-3 print:hidden">
              <TextButton icon="print" onClick={() => window.print()}>
                {productCopy.print}
              </TextButton>
              <InCartLine product={product} />
            </div>
          </div>
        </div>
        <div className="lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:col-start-1 lg:row-span-2 lg:row-start-2 lg:self-start">
          {isUnlocked ? <FullPreview product={product} /> : <LockedPreview product={product} />}
        </div>
        <div className="lg:col-start-2 lg:row-start-3">
          <ProductFacts product={product} details={details} />
          <ProductContents details={details} />
          <details className="mt-8 border-t border-rule pt-2 text-caption text-ink-500">
            <Summary>
              <span>{productCopy.legalTitle}</span>
            </Summary>
            <p>{productCopy.legalNotice}</p>
          </details>
        </div>
        <div className="mt-4 grid gap-12 lg:col-span-full lg:mt-10 lg:gap-16">
          <FormPicture product={product} />
          <FeatureList product={product} features={details.formFeatures} />
        </div>
      </div>
      <FootBar target={buyRef}>
        <Price className="text-h3">{price}</Price>
        <div className="flex-[1_1_11rem]">
          <AddToCartButton product={product} onAdded={goToShop}>
            {shopCopy.add}
          </AddToCartButton>
        </div>
      </FootBar>
    </div>
  );
}

export function ProductPage({ data }: { readonly data?: DetailedProduct }) {
  const { slug = '' } = useParams();
  return data ? <KnownProduct {...data} /> : <UnknownProduct path={paths.product(slug)} />;
}
