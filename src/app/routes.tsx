import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from '../content/paths.ts';
import { preloadable } from '../ui/preloadable.tsx';

type Page = Promise<ComponentType<object>>;

/** 'personal': people type personal data or a password there, see own-document.tsx. */
type Kind = 'ordinary' | 'personal';

function route(path: string, file: string, load: () => Page, kind: Kind = 'ordinary') {
  return { path, file, kind, ...preloadable(load) };
}

/** A new page is one file in pages/ and one line here; the file's name is for the prerendered HTML's preloads. */
export const routes = [
  route(paths.home, 'home-page', async () => (await import('../pages/home-page.tsx')).HomePage),
  route(paths.about, 'about-page', async () => (await import('../pages/about-page.tsx')).AboutPage),
  route(
    paths.services,
    'services-page',
    async () => (await import('../pages/services-page.tsx')).ServicesPage,
  ),
  route(
    paths.resources,
    'resources-page',
    async () => (await import('../pages/resources-page.tsx')).ResourcesPage,
  ),
  route(
    paths.checklist,
    'checklist-page',
    async () => (await import('../pages/checklist-page.tsx')).ChecklistPage,
  ),
  route(paths.blog, 'blog-page', async () => (await import('../pages/blog-page.tsx')).BlogPage),
  route(paths.post(':slug'), 'post-page', async () => (await import('../pages/post-page.tsx')).PostPage),
  route(paths.contact, 'contact-page', async () => (await import('../pages/contact-page.tsx')).ContactPage),
  route(paths.booking, 'booking-page', async () => (await import('../pages/booking-page.tsx')).BookingPage),
  route(paths.shop, 'shop-page', async () => (await import('../pages/shop-page.tsx')).ShopPage),
  route(
    paths.product(':slug'),
    'product-page',
    async () => (await import('../pages/product-page.tsx')).ProductPage,
  ),
  route(
    paths.checkout,
    'checkout-page',
    async () => (await import('../pages/checkout-page.tsx')).CheckoutPage,
  ),
  route(paths.paid, 'paid-page', async () => (await import('../pages/paid-page.tsx')).PaidPage),
  route(paths.notPaid, 'not-paid-page', async () => (await import('../pages/not-paid-page.tsx')).NotPaidPage),
  route(
    paths.complete(':slug'),
    'complete-page',
    async () => (await import('../pages/complete-page.tsx')).CompletePage,
    'personal',
  ),
  route(
    paths.purchases,
    'purchases-page',
    async () => (await import('../pages/purchases-page.tsx')).PurchasesPage,
    'personal',
  ),
  route(
    paths.login,
    'login-page',
    async () => (await import('../pages/login-page.tsx')).LoginPage,
    'personal',
  ),
  route(
    paths.dashboard,
    'dashboard-page',
    async () => (await import('../pages/dashboard-page.tsx')).DashboardPage,
  ),
  route('*', 'not-found-page', async () => (await import('../pages/not-found-page.tsx')).NotFoundPage),
];

function routeOf(pathname: string) {
  return routes.find(({ path }) => matchPath(path, pathname));
}

/** The page's source file, as the build's manifest names it. */
export function pageFile(pathname: string): string {
  return `src/pages/${routeOf(pathname)?.file}.tsx`;
}

/** Loads the code of the page at this path. @returns whether it is here; never rejects */
export async function preloadRoute(pathname: string): Promise<boolean> {
  return (await routeOf(pathname)?.preload()) ?? false;
}
