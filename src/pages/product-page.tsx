import '../features/catalogue/catalogue.css';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../content/paths.ts';
import { productCopy, shop } from '../content/shop.ts';
import { site } from '../content/site.ts';
import { useAdminMode } from '../features/auth/admin-mode-context.ts';
import { AddToCartButton } from '../features/cart/add-to-cart-button.tsx';
import { LockedPreview } from '../features/catalogue/locked-preview.tsx';
import { ProductContents, ProductFacts } from '../features/catalogue/product-facts.tsx';
import { type Product, productBySlug } from '../features/catalogue/products.ts';
import { documentFor } from '../features/documents/templates/documents.ts';
import { env } from '../platform/current-env.ts';
import { formatClp } from '../platform/money.ts';
import { BackLink } from '../ui/arrow-link.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { NeedsScript } from '../ui/needs-script.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { shareImage } from '../ui/share-image.ts';
import { useLazyComponent } from '../ui/use-lazy-component.ts';
import { productData } from './structured-data/product.ts';
import { UnknownProduct } from './unknown-product.tsx';

/** Buyers never load what downloads and shows without buying. */
const loadDownload = async () => (await import('./admin-download.tsx')).AdminDownload;
const loadPreview = async () => (await import('./full-preview.tsx')).FullPreview;

function KnownProduct({ product }: { readonly product: Product }) {
  const navigate = useNavigate();
  const entry = documentFor(product.id);
  const unlocked = useAdminMode() ? entry : null;
  const Download = useLazyComponent(loadDownload, unlocked);
  const FullPreview = useLazyComponent(loadPreview, unlocked);
  const price = formatClp(product.price);
  return (
    <div className="wrap detail">
      <PageMeta
        title={`${product.name} | ${site.name}`}
        description={product.description}
        path={product.link}
        data={[productData(product, env.siteUrl + shareImage(product.link), env.siteUrl)]}
      />
      <BackLink to={paths.shop}>{productCopy.back}</BackLink>
      <div className="detail__info">
        <span className="label">{product.category}</span>
        <h1>{product.name}</h1>
        <div className="detail__price">
          <span className="price">{price}</span>
          <span className="caption">{productCopy.priceNote}</span>
        </div>
        <p>{product.description}</p>
        <NeedsScript>{shop.needsScript}</NeedsScript>
        <div className="detail__buy">
          <AddToCartButton product={product} onAdded={() => navigate(paths.shop)}>
            {shop.addFor(price)}
          </AddToCartButton>
          {unlocked && Download && <Download entry={unlocked} />}
          <Button variant="line" block onClick={() => window.print()}>
            <Icon name="print" />
            {productCopy.print}
          </Button>
        </div>
      </div>
      <div className="detail__view">
        <div>
          {unlocked && FullPreview ? <FullPreview entry={unlocked} /> : <LockedPreview product={product} />}
        </div>
      </div>
      <div className="detail__more">
        <ProductFacts product={product} />
        <ProductContents product={product} />
        <p className="caption detail__legal">{productCopy.legalNotice}</p>
      </div>
    </div>
  );
}

export function ProductPage() {
  const { slug = '' } = useParams();
  const product = productBySlug(slug);
  return product ? (
    <KnownProduct key={slug} product={product} />
  ) : (
    <UnknownProduct path={paths.product(slug)} />
  );
}
