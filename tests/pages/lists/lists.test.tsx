import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { products } from '../../../src/features/catalogue/products.ts';
import { ListNav } from '../../../src/pages/lists/list-nav.tsx';
import { blogList, listPage, pagePathsOf, shopList } from '../../../src/pages/lists/lists.ts';
import { backDocument, frontDocument } from '../../../src/pages/sections/home-hero.tsx';

const fiftyItems = Array.from({ length: 50 }, (_, index) => index);

test('a list of one page has one address and no links to other pages', () => {
  for (const items of [[], fiftyItems.slice(0, 24)]) {
    expect(listPage(shopList, items, '')).toMatchObject({ items, meta: { path: '/tienda' }, place: null });
    expect(pagePathsOf(shopList, items)).toEqual(['/tienda']);
  }
  expect(renderToStaticMarkup(<ListNav place={null} />)).toBe('');
});

test('the pages of a longer list contain every item once and have different addresses', () => {
  expect(pagePathsOf(shopList, fiftyItems)).toEqual(['/tienda', '/tienda/pagina/2', '/tienda/pagina/3']);
  const pages = ['', '2', '3'].map((slug) => listPage(shopList, fiftyItems, slug));
  expect(pages.flatMap((page) => page?.items ?? [])).toEqual(fiftyItems);
  expect(pages.map((page) => page?.meta.path)).toEqual(pagePathsOf(shopList, fiftyItems));
  expect(new Set(pages.map((page) => page?.meta.title)).size).toBe(3);
});

test('the pages of a list link to each other', () => {
  const linksOf = (slug: string) => {
    const place = listPage(blogList, fiftyItems, slug)?.place ?? null;
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <ListNav place={place} />
      </MemoryRouter>,
    );
    return [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to);
  };
  expect(linksOf('')).toEqual(['/blog/pagina/2']);
  expect(linksOf('2')).toEqual(['/blog', '/blog/pagina/3']);
  expect(linksOf('3')).toEqual(['/blog/pagina/2', '/blog/pagina/4']);
  expect(linksOf('4')).toEqual(['/blog/pagina/3']);
});

test.each(['0', '1', '4', '02', '2.0', ' 2', '-1', 'dos'])('page %s of three does not exist', (slug) => {
  expect(listPage(shopList, fiftyItems, slug)).toBeNull();
});

test('the home page shows only documents that are sold', () => {
  const images = products.map(({ image }) => image);
  for (const { image } of [frontDocument, backDocument]) expect(images).toContain(image);
});
