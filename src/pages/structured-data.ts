import type {
  Article,
  BreadcrumbList,
  LegalService,
  ListItem,
  Offer,
  Organization,
  Product as SchemaProduct,
} from 'schema-dts';
import type { Service } from '../content/pages/services-copy.ts';
import { paths } from '../content/paths.ts';
import type { BlogPost } from '../content/post.ts';
import { site } from '../content/site.ts';
import type { DetailedProduct } from '../features/catalogue/product-details.ts';
import { shareImagePath } from '../ui/page-meta.tsx';

// Structured data may contain only facts from the pages, and no invented rating, telephone or street. No `siteUrl` ends
// in a slash.

/** Returns the firm, which other nodes refer to. */
function firmNode(siteUrl: string) {
  return {
    '@type': 'LegalService',
    '@id': `${siteUrl}/#firma`,
    name: site.name,
    url: siteUrl,
  } as const satisfies Organization;
}

function serviceOffer({ name, brief, startingPrice }: Service): Offer {
  return {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name, description: brief.text },
    priceSpecification: { '@type': 'PriceSpecification', minPrice: startingPrice, priceCurrency: 'CLP' },
  };
}

export type FirmFacts = {
  readonly description: string;
  readonly email: string;
  readonly services: readonly Service[];
};

export function legalServiceData({ description, email, services }: FirmFacts, siteUrl: string): LegalService {
  return {
    ...firmNode(siteUrl),
    description,
    email,
    logo: `${siteUrl}/img/logo-word.png`,
    image: siteUrl + shareImagePath(paths.home),
    address: { '@type': 'PostalAddress', addressLocality: 'Santiago', addressCountry: 'CL' },
    makesOffer: services.map(serviceOffer),
  };
}

/** @param imageUrl absolute address of the template's picture */
export function productData(
  { product, details }: DetailedProduct,
  imageUrl: string,
  siteUrl: string,
): SchemaProduct {
  const url = `${siteUrl}${product.link}`;
  return {
    '@type': 'Product',
    name: product.name,
    description: details.description,
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
      seller: firmNode(siteUrl),
    },
  };
}

export function articleData(post: BlogPost, siteUrl: string): Article {
  return {
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    image: `${siteUrl}${post.image.src}`,
    datePublished: post.date,
    inLanguage: 'es-CL',
    author: post.author === site.name ? firmNode(siteUrl) : { '@type': 'Person', name: post.author },
    publisher: { ...firmNode(siteUrl), logo: `${siteUrl}/img/logo-word.png` },
    mainEntityOfPage: `${siteUrl}${paths.post(post.slug)}`,
  };
}

/** @param trail names and paths, the home page first */
export function breadcrumbData(
  trail: readonly (readonly [name: string, path: string])[],
  siteUrl: string,
): BreadcrumbList {
  const toListItem = ([name, path]: readonly [string, string], index: number): ListItem => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${siteUrl}${path === paths.home ? '' : path}`,
  });
  return { '@type': 'BreadcrumbList', itemListElement: trail.map(toListItem) };
}
