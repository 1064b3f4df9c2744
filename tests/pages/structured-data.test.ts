import { expect, test } from 'vitest';
import type { BlogPost } from '../../src/content/post.ts';
import { posts } from '../../src/content/posts.ts';
import { detailsOf } from '../../src/features/catalogue/product-details.ts';
import { products } from '../../src/features/catalogue/products.ts';
import {
  articleData,
  breadcrumbData,
  legalServiceData,
  productData,
} from '../../src/pages/structured-data.ts';

const siteUrl = 'https://sitio.example';

const post: BlogPost = {
  slug: 'un-articulo',
  title: 'Un artículo',
  date: '2026-03-02',
  author: 'Mentoría Legal Educacional',
  excerpt: 'De qué trata.',
  image: { src: '/img/blog/foto.png', alt: 'Una foto' },
};

test('the data of the firm contain no invented telephone, street, rating or price range', () => {
  const brief = { text: 'Una sesión de ejemplo.' };
  const service = { label: '', name: 'Asesoría', startingPrice: 50_000, brief, full: brief };
  const facts = { description: 'Asesoría legal.', email: 'contacto@sitio.example', services: [service] };
  const firm = legalServiceData(facts, siteUrl);
  expect(firm).toMatchObject({
    '@type': 'LegalService',
    name: 'Mentoría Legal Educacional',
    url: siteUrl,
    email: 'contacto@sitio.example',
    address: { addressLocality: 'Santiago', addressCountry: 'CL' },
    makesOffer: [{ priceSpecification: { minPrice: 50_000, priceCurrency: 'CLP' } }],
  });
  for (const invented of [
    'telephone',
    'streetAddress',
    'aggregateRating',
    'review',
    'areaServed',
    'priceRange',
  ]) {
    expect(JSON.stringify(firm)).not.toContain(invented);
  }
});

test.each(products)('$id is offered at its own address and at its price in pesos', (product) => {
  expect(
    productData({ product, details: detailsOf(product) }, `${siteUrl}/img/hoja.webp`, siteUrl),
  ).toMatchObject({
    '@type': 'Product',
    name: product.name,
    sku: product.id,
    image: `${siteUrl}/img/hoja.webp`,
    url: `${siteUrl}${product.link}`,
    offers: { '@type': 'Offer', price: product.price, priceCurrency: 'CLP' },
  });
});

test('a post is an article by its author, published by the firm', () => {
  expect(articleData(post, siteUrl)).toMatchObject({
    '@type': 'Article',
    headline: 'Un artículo',
    image: `${siteUrl}/img/blog/foto.png`,
    datePublished: '2026-03-02',
    author: { '@id': `${siteUrl}/#firma`, name: 'Mentoría Legal Educacional' },
    publisher: { '@id': `${siteUrl}/#firma`, name: 'Mentoría Legal Educacional' },
    mainEntityOfPage: `${siteUrl}/blog/un-articulo`,
  });
  const signed = articleData({ ...post, author: 'Abogada Ejemplo' }, siteUrl);
  expect(signed).toMatchObject({ author: { '@type': 'Person', name: 'Abogada Ejemplo' } });
});

test('breadcrumbs begin at the home page', () => {
  const breadcrumbs = breadcrumbData(
    [
      ['Inicio', '/'],
      ['Blog', '/blog'],
    ],
    siteUrl,
  );
  expect(breadcrumbs.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Inicio', item: siteUrl },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: `${siteUrl}/blog` },
  ]);
});

/** Properties that Google requires for rich results (developers.google.com/search/docs/appearance). */
const requiredProperties: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  LegalService: {
    name: /./,
    'address.@type': /^PostalAddress$/,
    'address.addressLocality': /./,
    'address.addressCountry': /^[A-Z]{2}$/,
    url: /^https:/,
    image: /^https:/,
  },
  Product: {
    name: /./,
    image: /^https:/,
    description: /./,
    'offers.@type': /^Offer$/,
    'offers.price': /^[1-9]\d*$/,
    'offers.priceCurrency': /^CLP$/,
    'offers.availability': /^https:\/\/schema\.org\/(InStock|OutOfStock|PreOrder)$/,
    'offers.url': /^https:/,
  },
  Article: {
    headline: /^.{1,110}$/,
    image: /^https:/,
    datePublished: /^\d{4}-\d{2}-\d{2}(T|$)/,
    'author.@type': /^(Person|LegalService|Organization)$/,
    'author.name': /./,
  },
};

/** Returns the text at a path of property names joined by dots; '' if there is none. */
function textAt(node: unknown, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>(
      (parent, name) => (typeof parent === 'object' && parent !== null ? Reflect.get(parent, name) : ''),
      node,
    );
  return String(value ?? '');
}

function missingProperties(node: unknown): string[] {
  const patterns = requiredProperties[textAt(node, '@type')];
  if (!patterns) return [`unknown type ${textAt(node, '@type')}`];
  return Object.entries(patterns).flatMap(([path, pattern]) =>
    pattern.test(textAt(node, path)) ? [] : [path],
  );
}

test('each type has the properties that search engines require', () => {
  const facts = { description: 'Asesoría legal.', email: 'contacto@sitio.example', services: [] };
  const nodes = [
    legalServiceData(facts, siteUrl),
    ...products.map((product) =>
      productData({ product, details: detailsOf(product) }, `${siteUrl}/img/hoja.webp`, siteUrl),
    ),
    ...posts.map((published) => articleData(published, siteUrl)),
  ];
  expect(nodes.map(missingProperties)).toEqual(nodes.map(() => []));
  expect(missingProperties({ '@type': 'Product', name: 'Sin precio', image: '/relativa.png' })).toContain(
    'offers.price',
  );
});
