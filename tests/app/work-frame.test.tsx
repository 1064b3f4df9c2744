// @vitest-environment dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { publicPaths, visitorPaths } from '../../src/app/public-paths.ts';
import { matchRoute } from '../../src/app/routes.ts';
import { navigation } from '../../src/content/frame-copy.ts';
import { paths } from '../../src/content/paths.ts';
import { products } from '../../src/features/catalogue/products.ts';
import { openSite } from './open-site.tsx';

const adminPaths: readonly string[] = [paths.login, paths.dashboard];
const workPaths = visitorPaths.filter((path) => !adminPaths.includes(path));

const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));
/** Returns the queries of the page's first header. Where people work, that is the bar, with two links and a menu. */
function inHeader() {
  const [bar] = screen.getAllByRole('banner');
  if (!bar) throw new Error('The page has no header');
  return within(bar);
}
const inFooter = () => within(screen.getByRole('contentinfo'));

test('only visitor pages outside the admin area have a bar', () => {
  expect(visitorPaths.filter((path) => matchRoute(path).route.bar)).toEqual(workPaths);
  expect(publicPaths.filter((path) => matchRoute(path).route.bar)).toEqual([]);
});

test('the bar of a form shows the template’s name, or on a phone its short name', async () => {
  for (const { slug, name, shortName } of products) {
    await openSite(paths.complete(slug));
    expect(inHeader().getByText(name).className).toBe('max-md:hidden');
    expect(inHeader().getByText(shortName).className).toBe('md:hidden');
  }
});

test.each(workPaths)('the bar of %s has two links and a menu button', async (path) => {
  await openSite(path);
  expect(hrefs(inHeader().getAllByRole('link'))).toHaveLength(2);
  expect(inHeader().getByRole('link', { name: /^Cerrar e ir/ })).toBeTruthy();
  expect(inHeader().getAllByRole('button', { name: 'Abrir menú' })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('the menu has the header’s links, the cart and the free session', async () => {
  await openSite(paths.checkout);
  fireEvent.click(inHeader().getByRole('button', { name: 'Abrir menú' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menú' }));
  const links = within(menu.getByRole('navigation', { name: 'Principal' })).getAllByRole('link');
  expect(hrefs(links)).toEqual(navigation.map(([to]) => to));
  expect(menu.getByRole('link', { name: 'Agendar Cita' })).toBeTruthy();
  fireEvent.click(menu.getByRole('button', { name: 'Abrir carrito, 0 productos' }));
  expect(await screen.findByRole('dialog', { name: 'Su carrito' })).toBeTruthy();
});

test('the footer has links to pages and a button for each missing feature', async () => {
  await openSite(paths.quote);
  expect(hrefs(inFooter().getAllByRole('link'))).toEqual([
    paths.services,
    paths.about,
    paths.blog,
    paths.shop,
    paths.contact,
  ]);
  expect(inFooter().getAllByRole('button')).toHaveLength(3);
});

test('each footer button says that its feature is not implemented', async () => {
  await openSite(paths.about);
  for (const name of ['Términos y Condiciones', 'Política de Privacidad', 'Instagram']) {
    fireEvent.click(inFooter().getByRole('button', { name }));
    expect((await screen.findAllByText('Función no implementada')).length).toBeGreaterThan(0);
  }
});
