import type { Product as SchemaProduct } from 'schema-dts';
import { site } from '../../content/site.ts';
import type { Product } from '../../features/catalogue/product.ts';
import { firm } from './firm.ts';

/** A template with its price, for its page. @param imageUrl absolute address of a picture of it */
export function productData(product: Product, imageUrl: string, siteUrl: string): SchemaProduct {
  const url = `${siteUrl}${product.link}`;
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.id,
    category: product.category,
    image: imageUrl,
    url,
    brand: { '@type': 'Brand', name: site.name },
    offers: {
      '@type': 'Offer',
      url,
      price: product.price,
      priceCurrency: 'CLP',
      availability: 'https://schema.org/InStock',
      seller: firm(siteUrl),
    },
  };
}
